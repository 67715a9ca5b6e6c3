import fc from 'fast-check';
import { day, type Day } from '#domain/time/day.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import type { KnownDose } from '#domain/vaccines/given/known-dose.ts';
import type { PlanInput } from '#domain/vaccines/planned/plan-on.ts';
import { planInput } from './planned-vaccines.ts';
import { anyVaccineHistory } from './vaccine-histories.ts';

export type AnyPlanned = { readonly input: PlanInput; readonly today: Day };

/** Everything known, only the vaccine, or the product without the day. */
const anyKnown = fc.oneof(
  { weight: 6, arbitrary: fc.constant('all' as const) },
  { weight: 2, arbitrary: fc.constant('vaccine' as const) },
  { weight: 1, arbitrary: fc.constant('no-day' as const) },
);

const ids = routineSchedule().vaccines.map(({ id }) => id);

/** A child below seven years with up to 13 doses, and an authority. */
export const anyPlanned: fc.Arbitrary<AnyPlanned> = fc
  .record({
    history: anyVaccineHistory,
    known: fc.array(fc.record({ what: anyKnown, vaccine: fc.constantFrom(...ids) }), { minLength: 13, maxLength: 13 }),
    authority: fc.constantFrom('cdc', 'aap-2026', 'cdc-2026-01'),
  })
  .map(({ history: { patient, doses, asOf }, known, authority }) => {
    const written = doses.map(({ givenOn, cvx }, place): KnownDose => {
      const { what = 'all', vaccine = '' } = known[place] ?? {};
      const on = what === 'no-day' ? null : day(givenOn);
      return { id: String(place).padStart(2, '0'), givenOn: on, ...asKnown(what === 'vaccine', cvx, vaccine) };
    });
    return { input: { ...planInput(patient.bornOn, written, { authority }), patient }, today: asOf };
  });

function asKnown(isVaccineAlone: boolean, cvx: string, vaccine: string): Pick<KnownDose, 'cvx' | 'vaccine'> {
  return isVaccineAlone ? { cvx: null, vaccine } : { cvx, vaccine: null };
}
