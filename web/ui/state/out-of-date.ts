import type { NewToast } from '../toast/toasts.ts';

/** Offline, or an upgrade removed the file and only a full reload helps. */
export function outOfDate(isOnline: boolean, reload: () => void): NewToast {
  if (!isOnline) return { kind: 'problem', title: 'You are offline.', text: 'Please try again later.' };
  return {
    kind: 'problem',
    title: 'This page is out of date',
    text: 'Nothing you saved is lost.',
    action: { label: 'Reload', onPick: reload },
    stays: true,
  };
}

export function thisPageOutOfDate(): NewToast {
  return outOfDate(navigator.onLine, () => location.reload());
}
