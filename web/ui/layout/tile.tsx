import type { IconNode } from 'lucide';
import { classes } from '../classes.ts';
import { Icon } from '../drawing/icon.tsx';

export type TileTone = 'plain' | 'fern' | 'amber' | 'sky' | 'clay' | 'apricot' | 'heather';

export function Tile({ icon, tone = 'plain' }: { icon: IconNode; tone?: TileTone }) {
  return (
    <span className={classes('tile', tone !== 'plain' && tone)}>
      <Icon of={icon} />
    </span>
  );
}
