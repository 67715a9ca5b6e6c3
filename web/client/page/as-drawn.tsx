import { use, type ReactNode } from 'react';
import { isDrawing, LaterContext } from './lazily.ts';
import { whenIdle } from './when-idle.ts';

type Props = {
  /** The server has drawn it, and nothing in it has changed since. */
  isDrawn: boolean;
  children: ReactNode;
};

/**
 * For a part that is only read, inside a `Suspense` of its own: what the server has drawn stays until the reader moves
 * or the browser is idle. Its scripts load then, and the page does not wait for them.
 */
export function AsDrawn({ isDrawn, children }: Props) {
  if (isDrawn && !isDrawing()) use((used ??= firstUse()));
  return <LaterContext value={isDrawn}>{children}</LaterContext>;
}

let used: Promise<void> | undefined;

/** Whatever the reader does first, a return to the tab and printing among it. */
const uses = ['scroll', 'pointerdown', 'keydown', 'focusin', 'visibilitychange', 'beforeprint'] as const;

function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const event of uses) removeEventListener(event, stop, { capture: true });
      resolve();
    };
    for (const event of uses) addEventListener(event, stop, { capture: true });
    whenIdle(stop);
  });
}
