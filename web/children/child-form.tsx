import { useRef } from 'react';
import * as z from 'zod/mini';
import { ChangedChild, NewChild, type Child } from '#contract/children.ts';
import { birthDateProblem, EARLIEST_BIRTH } from '#domain/children/birth-date.ts';
import { genderText, GENDERS } from '#domain/children/child.ts';
import { weeksAndDays } from '#domain/children/gestation.ts';
import { weightText } from '#domain/growth/value-text.ts';
import type { Units } from '#domain/growth/units.ts';
import type { Day } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/call.ts';
import { newId } from '#web/client/new-id.ts';
import { problemText } from '#web/client/problem-text.ts';
import { useForm } from '#web/client/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { PickGroup } from '#web/ui/pick-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { BirthFields } from './birth-fields.tsx';
import { readChild } from './read-child.ts';
import { useSaveChild } from './data.ts';

type Props = {
  /** The child to change, or null for a new one. */
  child: Child | null;
  today: Day;
  units: Units;
  onSaved: () => void;
  onBack: () => void;
};

const labels: Readonly<Record<string, { id: string; label: string }>> = {
  firstName: { id: 'firstName', label: 'First name' },
  lastName: { id: 'lastName', label: 'Last name' },
  bornOn: { id: 'bornOn', label: 'Date of birth' },
  gender: { id: 'gender', label: 'Gender' },
  gestationDays: { id: 'gestationWeeks', label: 'Born at' },
  birthWeightKg: { id: 'birthWeight', label: 'Birth weight' },
};

/** A child's facts: a name, a birthday and a gender are enough. */
export function ChildForm({ child, today, units, onSaved, onBack }: Props) {
  const save = useSaveChild();
  const id = useRef(newId());
  const form = useForm({
    schema: (child ? ChangedChild : NewChild).check(bornByToday(today)),
    read: (fields) => ({ ...readChild(fields, units), ...(child ? { version: child.version } : { id: id.current }) }),
    send: async (body) => {
      await save.mutateAsync(
        child ? { childId: child.id, body: ChangedChild.parse(body) } : { childId: null, body: NewChild.parse(body) },
      );
      onSaved();
    },
  });
  const { errors } = form;
  const wrong = Object.keys(errors).flatMap((name) => labels[name] ?? []);

  return (
    <form {...form.formProps} className="stack loose">
      <ErrorSummary fields={wrong} attempt={form.refusals} />
      {form.failed && <SaveFailed failed={form.failed} isNew={!child} />}
      <div className="two">
        <TextField
          name="firstName"
          label="First name"
          autoComplete="off"
          defaultValue={child?.firstName}
          error={errors.firstName}
        />
        <TextField
          name="lastName"
          label="Last name"
          optional
          autoComplete="off"
          defaultValue={child?.lastName ?? ''}
          error={errors.lastName}
        />
        <DateField
          name="bornOn"
          label="Date of birth"
          min={EARLIEST_BIRTH}
          max={today}
          defaultValue={child?.bornOn}
          error={errors.bornOn}
        />
        <PickGroup
          name="gender"
          label="Gender"
          options={GENDERS.map((gender) => ({ value: gender, label: genderText(gender) }))}
          defaultValue={child?.gender ?? undefined}
          error={errors.gender}
        />
      </div>
      <Fold
        title={
          <>
            Born early, birth weight <span className="optional">(optional)</span>
          </>
        }
        open={hasBirthFacts(child)}
      >
        <BirthFields
          birth={child && weeksAndDaysOf(child)}
          weight={
            child &&
            (child.birthWeightText ?? (child.birthWeightKg === null ? '' : weightText(child.birthWeightKg, units)))
          }
          units={units}
          errors={errors}
        />
      </Fold>
      <div className="actions">
        <Button type="submit" look="primary" busy={form.isBusy}>
          {child ? 'Update Information' : 'Add Child'}
        </Button>
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}

function SaveFailed({ failed, isNew }: { failed: CallFailed; isNew: boolean }) {
  const title = isNew ? 'Failed to save child information' : 'Failed to update child information';
  return (
    <Alert tone="clay" role="alert" title={failed.code === 'already-exists' ? failed.message : title}>
      {failed.code === 'already-exists' ? null : problemText(failed)}
    </Alert>
  );
}

const bornByToday = (today: Day) =>
  z.check<{ bornOn: Day }>(({ value, issues }) => {
    const message = birthDateProblem(value.bornOn, today);
    if (message) issues.push({ code: 'custom', path: ['bornOn'], message, input: value });
  });

function hasBirthFacts(child: Child | null): boolean {
  return child !== null && (child.gestationDays !== null || child.birthWeightKg !== null);
}

function weeksAndDaysOf({ gestationDays }: Child) {
  return gestationDays === null ? null : weeksAndDays(gestationDays);
}
