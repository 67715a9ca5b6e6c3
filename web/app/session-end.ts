import type { NewToast } from '#web/ui/toast/toasts.ts';

export type Page = {
  /** There is unsaved input. */
  hasUnsavedInput: () => boolean;
  /** Whether it may be loaded again, which then counts as done. */
  takeReload: () => boolean;
  /** The dashboard, to which the login leads who is signed in. */
  isAfterLogin: () => boolean;
  forget: () => void;
  /** The server redirects to the login, and back here afterwards. */
  reload: () => void;
  signIn: () => void;
  show: (toast: NewToast) => void;
};

const loggedOut: NewToast = {
  kind: 'problem',
  title: 'You have been logged out. Please log in again.',
  text: 'What you typed stays.',
};

/**
 * What to do once the server says that the session is over. It drops all account data except unsaved input, and loads
 * the page again: once, then the login, then neither, where the server goes on to send pages and to refuse what they
 * ask for.
 */
export function sessionEnd({
  hasUnsavedInput,
  takeReload,
  isAfterLogin,
  forget,
  reload,
  signIn,
  show,
}: Page): () => void {
  // What a page asks for is refused several times at once.
  let isLeaving = false;
  return () => {
    if (isLeaving) return;
    if (hasUnsavedInput()) return show(loggedOut);
    const isFirst = takeReload();
    if (!isFirst && isAfterLogin()) return show(loggedOut);
    isLeaving = true;
    forget();
    (isFirst ? reload : signIn)();
  };
}
