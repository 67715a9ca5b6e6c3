import { Suspense, type ReactNode } from 'react';
import { Boundary } from '../state/boundary.tsx';
import { thisPageOutOfDate } from '../state/out-of-date.ts';
import { toasts } from '../toast/toasts.ts';

type Props = {
  /** What shows while a part of the page is loaded. */
  fallback: ReactNode;
  /** Whether its absence is said; an ornament may stay away in silence. */
  isQuiet?: boolean;
  onFailed?: () => void;
  children: ReactNode;
};

/** A part of the page that is loaded lazily. Where its file does not come, the rest of the page stays. */
export function WhenLoaded({ fallback, isQuiet = false, onFailed, children }: Props) {
  const failed = () => {
    if (!isQuiet) toasts.show(thisPageOutOfDate());
    onFailed?.();
  };
  return (
    <Boundary fallback={() => null} onFailed={failed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
