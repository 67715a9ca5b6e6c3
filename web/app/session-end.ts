import type { NewToast } from '#web/ui/toast/toasts.ts';

export type Page = {
  /** There is unsaved input. */
  hasUnsavedInput: () => boolean;
  forget: () => void;
  /** The server redirects to the login, and back here afterwards. */
  reload: () => void;
  show: (toast: NewToast) => void;
};

const loggedOut: NewToast = {
  kind: 'problem',
  title: 'You have been logged out. Please log in again.',
  text: 'What you typed stays.',
};

/** Drops all account data except unsaved input. */
export function endSession({ hasUnsavedInput, forget, reload, show }: Page): void {
  if (hasUnsavedInput()) return show(loggedOut);
  forget();
  reload();
}
