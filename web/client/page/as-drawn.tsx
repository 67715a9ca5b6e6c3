import { use, type ReactNode } from 'react';
import { pauseMs } from '../calls/query-client.ts';
import { isDrawing, LaterContext } from './lazily.ts';
import { whenIdle } from './when-idle.ts';

type Load = () => Promise<unknown>;

type Props = {
  /** The server has drawn it, and nothing in it has changed since. */
  isDrawn: boolean;
  /** Loads the module of what is drawn; the same function at every render. */
  load: Load;
  children: ReactNode;
};

/**
 * For a part that is only read, inside a `Suspense` of its own: what the server has drawn stays until the reader moves
 * or the browser is idle, and its module has come. The page does not wait for it. Where it does not come, as without a
 * connection, what was drawn stays, and it is asked for again.
 */
export function AsDrawn({ isDrawn, load, children }: Props) {
  if (isDrawn && !isDrawing()) use(onceThere(load));
  return <LaterContext value={isDrawn}>{children}</LaterContext>;
}

const coming = new Map<Load, Promise<void>>();

/** React asks again at each try, and is to wait for the same. */
function onceThere(load: Load): Promise<void> {
  const known = coming.get(load) ?? loadInUse(load);
  coming.set(load, known);
  return known;
}

let used: Promise<void> | undefined;

async function loadInUse(load: Load): Promise<void> {
  await (used ??= firstUse());
  while (!(await comes(load))) await firstOf(returns);
}

const RETRIES = 3;

/** Tries again while the browser is online: it tells of the connection before anything answers. */
async function comes(load: Load, failures = 0): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    if (!navigator.onLine || failures === RETRIES) return false;
    await new Promise((resolve) => setTimeout(resolve, pauseMs(failures)));
    return comes(load, failures + 1);
  }
}

/** Of the connection, or of the reader to the tab: after sleep some browsers do not tell of the connection. */
const returns = ['online', 'visibilitychange'] as const;

/** Whatever the reader does first, a return to the tab and printing among it. */
const uses = ['scroll', 'pointerdown', 'keydown', 'focusin', 'visibilitychange', 'beforeprint'] as const;

function firstUse(): Promise<void> {
  return Promise.race([firstOf(uses), new Promise<void>(whenIdle)]);
}

function firstOf(events: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const event of events) removeEventListener(event, stop, { capture: true });
      resolve();
    };
    for (const event of events) addEventListener(event, stop, { capture: true });
  });
}
