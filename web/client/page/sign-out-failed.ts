import { TOAST_MS } from '#web/ui/constants.ts';

/** Of the toast that stands hidden in each page's frame: it needs no script that could not be loaded offline. */
export const signOutFailedId = 'sign-out-failed';

export function showSignOutFailed(): void {
  const toast = document.getElementById(signOutFailedId);
  if (!toast) return;
  toast.hidden = false;
  hideLater(toast);
}

/** Keeps the toast while it is hovered or focused. */
export function hideLater(toast: HTMLElement): void {
  setTimeout(() => {
    if (toast.matches(':hover, :focus-within')) hideLater(toast);
    else toast.hidden = true;
  }, TOAST_MS);
}
