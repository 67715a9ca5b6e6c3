import { Suspense, type ReactNode } from 'react';
import { Boundary } from '../state/boundary.tsx';
import { thisPageOutOfDate } from '../state/out-of-date.ts';
import { toasts } from '../toast/toasts.ts';

type Props = {
  /** Shown while loading. */
  fallback: ReactNode;
  /** Shows no error if loading fails, as for decoration. */
  isQuiet?: boolean;
  onFailed?: () => void;
  children: ReactNode;
};

/** A lazily loaded part of the page. If its file fails to load, the rest of the page stays. */
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
