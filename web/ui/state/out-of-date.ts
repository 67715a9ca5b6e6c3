import type { NewToast } from '../toast/toasts.ts';

/**
 * What is said when a part of the page cannot be loaded: without a line for want of it, else because an upgrade
 * has taken its file away, and only the whole page loaded anew can help.
 */
export function outOfDate(isOnline: boolean, reload: () => void): NewToast {
  if (!isOnline) return { kind: 'problem', title: 'You are offline.', text: 'Please try again later.' };
  return {
    kind: 'problem',
    title: 'This page is out of date',
    text: 'Nothing you saved is lost.',
    action: { label: 'Reload', onPick: reload },
  };
}

/** The same for this page. */
export function thisPageOutOfDate(): NewToast {
  return outOfDate(navigator.onLine, () => location.reload());
}
