import { Footprints, Leaf, MessageCircle, Puzzle, Smile, type IconNode } from 'lucide';
import type { MilestoneCategory } from '#contract/milestones.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';

const icons: Readonly<Record<string, IconNode>> = {
  physical: Footprints,
  cognitive: Puzzle,
  social: Smile,
  language: MessageCircle,
};

/** Icon and word, so that color is never the only sign. */
export function CategoryBadge({ category: { id, name, color } }: { category: MilestoneCategory }) {
  return (
    <span className={classes('cat', color)}>
      <Icon of={icons[id] ?? Leaf} />
      {name}
    </span>
  );
}
