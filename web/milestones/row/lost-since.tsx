import type { Child } from '#contract/children.ts';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { answerDayProblems } from '#domain/milestones/answer-days.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PickGroup } from '#web/ui/form/pick-group.tsx';

const choices = [
  { label: 'I do not know', daysAgo: 0 },
  { label: 'About a week ago', daysAgo: 7 },
  { label: 'About a month ago', daysAgo: 30 },
] as const;

type Props = {
  child: Pick<Child, 'bornOn'>;
  today: Day;
  answer: MilestoneAnswer;
  onSince: (lostOn: Day) => void;
  /** Asks for a day. */
  onOtherDay: () => void;
};

/**
 * Since when a skill is gone that was noted as lost today: until somebody says so, only the noting has a day. Not asked
 * once a day was chosen.
 */
export function LostSince({ child: { bornOn }, today, answer, onSince, onOtherDay }: Props) {
  const possible = choices
    .map(({ label, daysAgo }) => ({ label, value: addDays(today, -daysAgo) }))
    .filter(({ value }) => answerDayProblems({ ...answer, lostOn: value }, { bornOn, today }).length === 0);
  if (!possible.some(({ value }) => value === answer.lostOn)) return null;
  const pick = (value: string) => {
    const since = possible.find((one) => one.value === value);
    if (since) onSince(since.value);
  };
  return (
    <div className="panel">
      <PickGroup
        name={`since ${answer.milestoneId}`}
        label="Since when?"
        hint="The doctor will ask. Today's date is kept as the day you noted it."
        options={possible}
        value={answer.lostOn ?? undefined}
        onPick={pick}
      />
      <div className="actions">
        <Button look="quiet" onClick={onOtherDay}>
          Choose a day
        </Button>
      </div>
    </div>
  );
}
