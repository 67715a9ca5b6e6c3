/**
 * Makes a change once focus is where it goes. At a blur it is nowhere: whatever then leaves a dialog is taken by Radix
 * for what had focus, and focus is put back to the dialog's start.
 */
export function afterFocusMoved(change: () => void): void {
  setTimeout(change);
}
