/** Frames in which the focus is brought back if what has it is replaced. */
const WATCHED_FRAMES = 10;

/** Focuses an element after the current change has rendered, and again if a later render of the change replaces it. */
export function focusSoon(id: string): void {
  // The cache notifies its observers in a task, and rendering follows that.
  setTimeout(() => requestAnimationFrame(() => focusNow(id, WATCHED_FRAMES)));
}

function focusNow(id: string, framesLeft: number): void {
  document.getElementById(id)?.focus();
  watch(id, framesLeft);
}

function watch(id: string, framesLeft: number): void {
  if (framesLeft === 0) return;
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusNow(id, framesLeft - 1);
    else watch(id, framesLeft - 1);
  });
}
