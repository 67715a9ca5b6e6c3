import { Suspense, type ReactNode } from 'react';
import { Boundary } from '../state/boundary.tsx';
import { tellNotLoaded } from '../state/out-of-date.ts';

type Props = {
  fallback: ReactNode;
  /** Shown in its place if loading fails; nothing by default. */
  failed?: ReactNode;
  /** Shows no toast if loading fails, as for decoration. */
  isQuiet?: boolean;
  onFailed?: () => void;
  children: ReactNode;
};

/** If loading fails, the rest of the page stays. */
export function WhenLoaded({ fallback, failed = null, isQuiet = false, onFailed, children }: Props) {
  const tell = () => {
    if (!isQuiet) void tellNotLoaded();
    onFailed?.();
  };
  return (
    <Boundary fallback={() => failed} onFailed={tell}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
