import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Tile } from '#web/ui/layout/tile.tsx';

export function FoldTitle({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <span className="row">
      <Tile icon={icon} tone="fern" />
      {children}
    </span>
  );
}
