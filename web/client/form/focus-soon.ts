/** Focuses an element after the current change has rendered. */
export function focusSoon(id: string): void {
  // The cache notifies its observers in a task, and rendering follows that.
  setTimeout(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
}
