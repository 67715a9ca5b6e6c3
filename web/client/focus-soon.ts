/** Gives focus to an element of this id once what was just changed is drawn. */
export function focusSoon(id: string): void {
  // The cache tells its readers in a task of its own, and the browser draws after that.
  setTimeout(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
}
