import type { AgeGroup } from '#contract/milestones.ts';
import { groupAge } from '#domain/milestones/answer-text.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { TickList } from '#web/ui/layout/tick-list.tsx';

export function WhatYouCanDo({ group }: { group: AgeGroup }) {
  return (
    <Fold plain title={`What you can do at ${groupAge(group)}`}>
      <TickList small of={group.whatYouCanDo} />
    </Fold>
  );
}
