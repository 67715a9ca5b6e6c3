import type { MilestoneAnswer } from '#contract/milestones.ts';
import { Button } from '#web/ui/button/button.tsx';
import { withoutLoss } from '../answer-changes/answer-facts.ts';
import type { useBeforeLoss } from './before-loss.ts';
import type { Answers } from './use-answering.ts';

type Props = { answer: MilestoneAnswer; answers: Answers; before: ReturnType<typeof useBeforeLoss> };

export function TakeLossBack({ answer, answers, before }: Props) {
  const left = withoutLoss(answer, before);
  return (
    <Button look="quiet" onClick={() => answers.say(left)}>
      {left === null && before === undefined ? 'Remove this answer' : 'Undo'}
    </Button>
  );
}
