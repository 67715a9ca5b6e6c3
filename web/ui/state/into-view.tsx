import type { ReactNode } from 'react';

/** Scrolls what appears after a press further down to where it is seen. */
export function IntoView({ children }: { children: ReactNode }) {
  return <div ref={scrollTo}>{children}</div>;
}

function scrollTo(shown: HTMLDivElement | null): void {
  shown?.scrollIntoView({ block: 'nearest' });
}
