import { Suspense, type ReactNode } from 'react';
import { Boundary } from '../state/boundary.tsx';
import { thisPageOutOfDate } from '../state/out-of-date.ts';
import { toasts } from '../toast/toasts.ts';

type Props = {
  fallback: ReactNode;
  /** Shows no error if loading fails, as for decoration. */
  isQuiet?: boolean;
  onFailed?: () => void;
  children: ReactNode;
};

/** If loading fails, the rest of the page stays. */
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
