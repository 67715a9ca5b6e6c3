import { useState } from 'react';
import { exactChildAgeText } from '#domain/children/child-age.ts';
import { isDay } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { DayOrMonth } from '#web/ui/form/day-or-month.tsx';
import { PickGroup } from '#web/ui/form/pick-group.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { UnsavedDialog } from '#web/ui/overlay/unsaved-dialog.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import type { AnswerFacts } from '../answer-changes/answer-facts.ts';
import { LOST_LABEL } from '../answer-texts.ts';
import type { KnownChild } from '../known-child.ts';
import type { Row } from '../list/rows.ts';
import { WhenConflict } from './when-conflict.tsx';
import { LOSE, useWhenForm, type WhenFormProps } from './use-when-form.ts';

export function WhenForm(props: WhenFormProps) {
  const { known, milestone, onClose } = props;
  const { child, me } = known;
  const form = useWhenForm(props);
  const { seen, unsaved, errors } = form;
  return (
    <form
      {...form.formProps}
      className="panel"
      aria-label={`When did ${child.firstName} first do this? ${milestone.description}`}
    >
      <WhenFields key={seen.opening} {...props} answer={seen.opened} errors={errors} />
      <WhenConflict form={form} reader={me} onLeave={onClose} />
      <SaveFailed title="An unexpected error occurred. Please try again." failed={form.failed} />
      <div className="actions">
        <Button type="submit" look="primary" busy={form.isBusy}>
          Save
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        {seen.opened.lostOn === null && (
          <Button type="submit" name="intent" value={LOSE} look="quiet">
            {LOST_LABEL}
          </Button>
        )}
      </div>
      <UnsavedDialog unsaved={unsaved} />
    </form>
  );
}

type FieldsProps = {
  known: Pick<KnownChild, 'child' | 'today'>;
  milestone: Pick<Row['milestone'], 'id'>;
  answer: Pick<AnswerFacts, 'achievedOn' | 'achievedIn' | 'lostOn' | 'note'>;
  errors: Readonly<Record<string, string>>;
};

/** The day or the month, and a note. */
export function WhenFields({ known: { child, today }, milestone, answer, errors }: FieldsProps) {
  const [isMonth, setMonth] = useState(answer.achievedIn !== null);
  const [day, setDay] = useState<string>(answer.achievedOn ?? '');
  // It stays while the field is there, so that what is typed differs from it and counts as unsaved.
  const [start, setStart] = useState<string>(answer.achievedIn ?? answer.achievedOn ?? '');
  const id = (field: string) => `${field} ${milestone.id}`.replace(' ', '-');
  const pick = (isMonthPicked: boolean) => {
    const month = answer.achievedIn ?? monthOf(isDay(day) ? day : today);
    setMonth(isMonthPicked);
    setStart(isMonthPicked ? month : day);
  };
  return (
    <>
      <PickGroup
        name="known"
        id={id('known')}
        label="When did you first see it?"
        options={[
          { value: 'day', label: 'On a day' },
          { value: 'month', label: 'About this month' },
        ]}
        defaultValue={answer.achievedIn === null ? 'day' : 'month'}
        onPick={(value) => pick(value === 'month')}
      />
      <div className="two">
        <DayOrMonth
          key={start}
          known={isMonth ? 'month' : 'day'}
          id={id('achievedOn')}
          label="Day"
          monthLabel="Month"
          dayName="achievedOn"
          monthName="achievedIn"
          defaultValue={start}
          isMonthChosen
          min={child.bornOn}
          max={today}
          hint={isDay(day) && day >= child.bornOn && day <= today && `${exactChildAgeText(child, day)} old`}
          dayError={errors['achievedOn']}
          monthError={errors['achievedIn']}
          onTyped={isMonth ? undefined : setDay}
        />
        <TextField
          name="note"
          id={id('note')}
          label="Note"
          optional
          autoComplete="off"
          defaultValue={answer.note ?? ''}
          error={errors['note']}
        />
      </div>
      {answer.lostOn !== null && (
        <DateField
          name="lostOn"
          id={id('lostOn')}
          label="Stopped about"
          min={child.bornOn}
          max={today}
          defaultValue={answer.lostOn}
          error={errors['lostOn']}
        />
      )}
    </>
  );
}
