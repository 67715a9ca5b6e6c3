/** Focuses whatever has an id when a dialog closes: its own button may have moved away by then. */
export function elementRef(id: string | null): { readonly current: HTMLElement | null } {
  return {
    get current() {
      return id === null ? null : document.getElementById(id);
    },
  };
}
