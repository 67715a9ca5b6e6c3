import { expect, test } from 'vitest';
import { addDays, day, laterDay, type Day } from '#domain/time/day.ts';
import { doseIn, requestFor } from '#testing/vaccines/vaccine-plans.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import { planVisits } from './planner.ts';

const DAYS_AHEAD = 20;

type Seen = { readonly bornOn: Day; readonly today: Day; readonly motherRsvVaccine: boolean };

function planFor({ bornOn, today, motherRsvVaccine }: Seen) {
  const observations = motherRsvVaccine ? [{ code: MOTHER_HAD_RSV_VACCINE }] : [];
  const request = { ...requestFor(bornOn), patient: { bornOn, sex: 'female', observations } };
  return planVisits(request, today, addDays(today, DAYS_AHEAD));
}

/** Born on every n-th day of 2026. */
function births(n: number): readonly Day[] {
  return Array.from({ length: Math.ceil(365 / n) }, (_, index) => addDays(day('2026-01-01'), index * n));
}

const SEEN: readonly { readonly age: number; readonly motherRsvVaccine: boolean; readonly every: number }[] = [
  { age: 0, motherRsvVaccine: false, every: 1 },
  { age: 1, motherRsvVaccine: false, every: 5 },
  { age: 4, motherRsvVaccine: false, every: 5 },
  { age: 27, motherRsvVaccine: false, every: 5 },
  { age: 0, motherRsvVaccine: true, every: 5 },
  { age: 4, motherRsvVaccine: true, every: 5 },
];

test.each(SEEN)(
  'the birth dose is planned for today, $age days after birth on one in $every days of 2026, mother vaccinated against RSV: $motherRsvVaccine',
  ({ age, motherRsvVaccine, every }) => {
    const waiting = births(every).filter((bornOn) => {
      const today = addDays(bornOn, age);
      const plan = planFor({ bornOn, today, motherRsvVaccine });
      const first = doseIn(plan, 'HepB', 1);
      return first?.on !== laterDay(today, bornOn) || first.closesOn !== bornOn;
    });
    expect(waiting).toEqual([]);
  },
);
