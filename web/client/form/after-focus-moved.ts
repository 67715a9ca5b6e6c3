/**
 * Runs a change after the focus has settled. During blur nothing is focused: if an element then leaves a dialog, Radix
 * assumes it had the focus and moves it to the dialog's start.
 */
export function afterFocusMoved(change: () => void): void {
  setTimeout(change);
}
