import { toasts, type NewToast } from '../toast/toasts.ts';

/** `gone`: an upgrade removed the files of this page, and only a full reload helps. `there`: it may come next time. */
type WhyNotLoaded = 'offline' | 'gone' | 'there';

export function notLoaded(why: WhyNotLoaded, reload: () => void): NewToast {
  if (why !== 'gone') {
    const title = why === 'offline' ? 'You are offline.' : 'This did not load';
    return { kind: 'problem', title, text: 'Please try again later.' };
  }
  return {
    kind: 'problem',
    title: 'This page is out of date',
    text: 'Nothing you saved is lost.',
    action: { label: 'Reload', onPick: reload },
    stays: true,
  };
}

export async function tellNotLoaded(): Promise<void> {
  const scripts = [...document.scripts].flatMap(({ src }) => src || []);
  toasts.show(notLoaded(await whyNotLoaded(navigator.onLine, scripts), () => location.reload()));
}

/** @param scripts with which the page began; an upgrade gives at least one of them another address */
export async function whyNotLoaded(isOnline: boolean, scripts: readonly string[]): Promise<WhyNotLoaded> {
  if (!isOnline) return 'offline';
  return Promise.all(scripts.map((src) => fetch(src, { method: 'HEAD', cache: 'no-store' }))).then(
    (answers) => (answers.some(({ status }) => status === 404) ? 'gone' : 'there'),
    () => 'offline',
  );
}
