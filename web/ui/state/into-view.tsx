import type { ReactNode } from 'react';

/** Scrolls what appears after a press further down to where it is seen: to its beginning where it fills most of the screen. */
export function IntoView({ children }: { children: ReactNode }) {
  return <div ref={scrollTo}>{children}</div>;
}

function scrollTo(shown: HTMLDivElement | null): void {
  shown?.scrollIntoView({ block: shown.clientHeight * 3 > innerHeight * 2 ? 'start' : 'nearest' });
}
