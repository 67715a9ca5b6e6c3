import { BookOpenCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../drawing/icon.tsx';

/** Where a clinical statement comes from: reference, edition, date. Every clinical card ends with one. */
export function SourceLine({ children }: { children: ReactNode }) {
  return (
    <p className="source">
      <Icon of={BookOpenCheck} />
      <span>{children}</span>
    </p>
  );
}
