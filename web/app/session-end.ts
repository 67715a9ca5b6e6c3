import type { NewToast } from '#web/ui/toast/toasts.ts';

export type Page = {
  /** There is unsaved input. */
  hasUnsavedInput: () => boolean;
  forget: () => void;
  /** The server redirects to the login, and back here afterwards. */
  reload: () => void;
  /** For pages that come again all the same. */
  signIn: () => void;
  show: (toast: NewToast) => void;
  nowMs: () => number;
  /** Of this tab. It keeps how often its pages were left, no personal data. */
  memory: () => Pick<Storage, 'getItem' | 'setItem'>;
};

/** How long it is remembered that a page was left for this. */
const rememberedMs = 60_000;
const key = 'session-ended';

const title = 'You have been logged out. Please log in again.';
const typed: NewToast = { kind: 'problem', title, text: 'What you typed stays.' };
const again: NewToast = { kind: 'problem', title, text: 'If this page says so again, log out first.' };

/**
 * What to do once the server says that the session is over. It drops all account data except unsaved input, and loads
 * the page again: once, then the login, then neither, where the server goes on to send pages and to refuse what they
 * ask for.
 */
export function sessionEnd({ hasUnsavedInput, forget, reload, signIn, show, nowMs, memory }: Page): () => void {
  // What a page asks for is refused several times at once.
  let isLeaving = false;
  return () => {
    if (isLeaving) return;
    if (hasUnsavedInput()) return show(typed);
    const times = timesLeft(memory, nowMs());
    if (times > 1) return show(again);
    isLeaving = true;
    remember(memory, `${times + 1} ${nowMs()}`);
    forget();
    if (times === 0) reload();
    else signIn();
  };
}

/** How often a page of this tab was left lately; 0 where the browser refuses storage. */
function timesLeft(memory: Page['memory'], nowMs: number): number {
  try {
    const [times = 0, atMs = 0] = (memory().getItem(key) ?? '').split(' ').map(Number);
    return nowMs - atMs < rememberedMs ? times : 0;
  } catch {
    return 0;
  }
}

function remember(memory: Page['memory'], value: string): void {
  try {
    memory().setItem(key, value);
  } catch {
    // Storage is refused. Leaving matters more than counting.
  }
}
