import { useState } from 'react';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import type { Row } from '../list/rows.ts';

/** Null if nobody had said anything, undefined if the skill was lost before the row was shown. */
type BeforeLoss = MilestoneAnswer | null | undefined;

/** The last answer that was no loss, as long as the row is shown. */
export function useBeforeLoss({ answer, reading }: Row): BeforeLoss {
  const isLost = reading === 'lost';
  const [before, setBefore] = useState<BeforeLoss>(isLost ? undefined : answer);
  if (!isLost && before !== answer) setBefore(answer);
  return before;
}
