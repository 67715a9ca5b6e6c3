import { BookOpenCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../drawing/icon.tsx';

/** Source of a clinical statement: reference, edition, date. Required on every clinical card. */
export function SourceLine({ children }: { children: ReactNode }) {
  return (
    <p className="source">
      <Icon of={BookOpenCheck} />
      <span>{children}</span>
    </p>
  );
}
