import { useState } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { isDay, type Day } from '#domain/time/day.ts';
import { setForText } from '../visit/checkup-texts.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';

type Props = {
  checkup: Checkup;
  child: Child;
  today: Day;
  on: Day;
  onPick: (on: Day) => void;
  onClose: () => void;
};

const formId = 'visit-day';

/** The day under which the visit is saved; its appointment stays. */
export function VisitDayDialog({ checkup, child, today, on, onPick, onClose }: Props) {
  const [error, setError] = useState<string>();
  const pick = (typed: string) => {
    const problem = dayProblem(typed, child, today);
    if (problem !== null || !isDay(typed)) return setError(problem ?? undefined);
    onPick(typed);
    onClose();
  };
  return (
    <FormDialog
      title="Was the visit on another day?"
      onClose={onClose}
      formId={formId}
      verb="Use this day"
      busy={false}
    >
      <form
        id={formId}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          pick(typedText(new FormData(event.currentTarget), 'completedOn'));
        }}
      >
        <p className="soft">
          {setForText(checkup, child, today)} What you fill in is saved under the day on which it was.
        </p>
        <DateField
          name="completedOn"
          label="Was on"
          min={child.bornOn}
          max={today}
          defaultValue={on}
          error={error}
          data-focus-first
        />
      </form>
    </FormDialog>
  );
}

function dayProblem(typed: string, { bornOn }: Pick<Child, 'bornOn'>, today: Day): string | null {
  if (!isDay(typed)) return 'Please choose a date.';
  if (typed > today) return 'A completed checkup cannot be in the future';
  return typed < bornOn ? 'A checkup cannot be before the date of birth' : null;
}
