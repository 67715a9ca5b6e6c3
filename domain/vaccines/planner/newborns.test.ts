import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { planInput } from '#testing/vaccines/planned-vaccines.ts';
import { askDoctorBy, doseIn, requestFor } from '#testing/vaccines/vaccine-plans.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import { planOn } from '../planned/plan-on.ts';
import type { PlannedVisit } from './plan.ts';
import { planVisits } from './planner.ts';

const DAYS_AHEAD = 20;

type Seen = { readonly age: number; readonly motherRsvVaccine: boolean };

function planFor(bornOn: Day, { age, motherRsvVaccine }: Seen) {
  const observations = motherRsvVaccine ? [{ code: MOTHER_HAD_RSV_VACCINE }] : [];
  const request = { ...requestFor(bornOn), patient: { bornOn, sex: 'female', observations } };
  const today = addDays(bornOn, age);
  return planVisits(request, today, addDays(today, DAYS_AHEAD));
}

/** Born on every n-th day of 2026. */
function births(n: number): readonly Day[] {
  return Array.from({ length: Math.ceil(365 / n) }, (_, index) => addDays(day('2026-01-01'), index * n));
}

function rsvDays(visits: readonly PlannedVisit[]): readonly Day[] {
  const isRsv = ({ products }: PlannedVisit) => products.some((of) => of.doses.some((d) => d.vaccineGroup === 'RSV'));
  return visits.filter(isRsv).map(({ on }) => on);
}

const SEEN = [
  { age: 0, motherRsvVaccine: false, share: 'all', every: 1 },
  { age: 1, motherRsvVaccine: false, share: 'a fifth', every: 5 },
  { age: 4, motherRsvVaccine: false, share: 'a fifth', every: 5 },
  { age: 27, motherRsvVaccine: false, share: 'a fifth', every: 5 },
  { age: 0, motherRsvVaccine: true, share: 'a tenth', every: 10 },
  { age: 4, motherRsvVaccine: true, share: 'a tenth', every: 10 },
] as const;

describe.each(SEEN)(
  'seen $age days after birth, on $share of the days of 2026, mother vaccinated against RSV: $motherRsvVaccine',
  ({ every, ...seen }) => {
    const newborns = births(every).map((bornOn) => ({ bornOn, plan: planFor(bornOn, seen) }));

    test('a child without the birth dose is given it today, whatever opens later', () => {
      const waiting = newborns.filter(({ bornOn, plan }) => {
        const first = doseIn(plan, 'HepB', 1);
        return first?.on !== addDays(bornOn, seen.age) || first.closesOn !== bornOn || first.waitsFor.length > 0;
      });
      expect(waiting).toEqual([]);
    });

    test('nothing is planned before its window', () => {
      const doses = newborns.flatMap(({ plan }) =>
        plan.visits.flatMap(({ on, products }) => products.flatMap((of) => of.doses.map((dose) => ({ on, dose })))),
      );
      expect(doses.filter(({ on, dose }) => on < dose.opensOn)).toEqual([]);
    });

    test('the antibody against RSV is planned in its season alone, and not for a vaccinated mother’s child', () => {
      const days = newborns.flatMap(({ plan }) => rsvDays(plan.visits));
      expect(days.filter((on) => on.slice(5) > '03-31' && on.slice(5) < '10-01')).toEqual([]);
      expect(days.length > 0).toBe(!seen.motherRsvVaccine);
    });
  },
);

test.each([
  { age: 28, on: 'within 3 days' },
  { age: 60, on: 'within 3 days' },
])('a first dose that is $age days late is given $on', ({ age }) => {
  const late = births(30).filter((bornOn) => {
    const on = doseIn(planFor(bornOn, { age, motherRsvVaccine: false }), 'HepB', 1)?.on;
    return on === undefined || on > addDays(bornOn, age + 3);
  });
  expect(late).toEqual([]);
});

test.each([
  { mother: 'negative', isPlanned: false },
  { mother: 'positive', isPlanned: true },
  { mother: 'unknown', isPlanned: true },
] as const)('by the January list a mother’s result that is $mother plans the birth dose: $isPlanned', (of) => {
  const bornOn = day('2026-09-12');
  const request = { ...requestFor(bornOn), askDoctorOn: askDoctorBy('cdc-2026-01', bornOn, of.mother) };
  const plan = planVisits(request, bornOn, addDays(bornOn, DAYS_AHEAD));
  expect(doseIn(plan, 'HepB', 1)?.on).toBe(of.isPlanned ? bornOn : undefined);
});

test('the row of the birth dose is due on the day of birth and ends with it, on a tenth of the days of 2026', () => {
  for (const bornOn of births(10)) {
    for (const age of [0, 4, 28]) {
      const rows = planOn(planInput(bornOn), addDays(bornOn, age));
      const row = rows.find(({ vaccine, number }) => vaccine === 'hepb' && number === 1);
      expect(row?.due).toEqual({ dueOn: bornOn, windowEndsOn: bornOn });
    }
  }
});
