import type { NewToast } from '#web/ui/toast/toasts.ts';

export type Page = {
  /** Something was typed that is not saved yet. */
  hasTyped: () => boolean;
  /** Drops everything of the account that was loaded. */
  forget: () => void;
  /** Loads the address anew; the server leads to the login, and back to this page afterwards. */
  reload: () => void;
  show: (toast: NewToast) => void;
};

const loggedOut: NewToast = {
  kind: 'problem',
  title: 'You have been logged out. Please log in again.',
  text: 'What you typed stays.',
};

/** What a page does once it hears that its session has ended: nothing of the account stays, but for what was typed. */
export function endSession({ hasTyped, forget, reload, show }: Page): void {
  if (hasTyped()) return show(loggedOut);
  forget();
  reload();
}
