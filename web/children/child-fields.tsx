import type { Child } from '#contract/children.ts';
import { EARLIEST_BIRTH } from '#domain/children/birth-date.ts';
import { genderText, GENDERS } from '#domain/children/child.ts';
import type { Units } from '#domain/growth/units.ts';
import type { Day } from '#domain/time/day.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { PickGroup } from '#web/ui/form/pick-group.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { BirthFields } from './birth-fields.tsx';

type Props = {
  child: Child | null;
  today: Day;
  units: Units;
  errors: Readonly<Record<string, string>>;
};

export const childLabels: Readonly<Record<string, { id: string; label: string }>> = {
  pictureId: { id: 'picture', label: 'Picture' },
  firstName: { id: 'firstName', label: 'First name' },
  lastName: { id: 'lastName', label: 'Last name' },
  bornOn: { id: 'bornOn', label: 'Date of birth' },
  gender: { id: 'gender', label: 'Gender' },
  gestationDays: { id: 'gestationWeeks', label: 'Born at' },
  birthWeightKg: { id: 'birthWeightKg', label: 'Birth weight' },
  birthWeightText: { id: 'birthWeightKg', label: 'Birth weight' },
};

/** Gestation and birth weight are collapsed until known. */
export function ChildFields({ child, today, units, errors }: Props) {
  return (
    <>
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
        <BirthFields child={child} units={units} errors={errors} />
      </Fold>
    </>
  );
}

function hasBirthFacts(child: Child | null): boolean {
  if (child === null) return false;
  const { gestationDays, birthWeightKg, motherRsvVaccine, motherHepatitisB } = child;
  return [gestationDays, birthWeightKg, motherRsvVaccine, motherHepatitisB].some((fact) => fact !== null);
}
