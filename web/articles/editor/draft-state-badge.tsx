import { Check, FilePen, Pencil, type IconNode } from 'lucide';
import type { DraftState } from '#contract/articles/editing.ts';
import { Badge, type BadgeTone } from '#web/ui/drawing/badge.tsx';

const states: Readonly<Record<DraftState, { tone: BadgeTone; icon: IconNode; text: string }>> = {
  draft: { tone: 'due', icon: FilePen, text: 'Draft' },
  published: { tone: 'done', icon: Check, text: 'Published' },
  changed: { tone: 'next', icon: Pencil, text: 'Published, with unpublished changes' },
};

export function DraftStateBadge({ state }: { state: DraftState }) {
  const { tone, icon, text } = states[state];
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
