import { expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { currentEditionOn } from '#testing/vaccines/planned-vaccines.ts';
import type { DoseEvaluation } from '../assessment.ts';
import type { ChildOfBirthDose } from '../birth/birth-dose.ts';
import { waitingOf } from './prompt.ts';

const bornOn = day('2026-01-15');
const AT_TWO = addMonths(bornOn, 24);
const AT_NINE = addMonths(bornOn, 108);

function evaluated(vaccineGroup: string, dose: number, status = 'valid'): DoseEvaluation {
  return { vaccineGroup, dose, status } as DoseEvaluation;
}

type Mother = 'positive' | 'negative' | 'unknown' | null;

/** Of a dose that has no window. */
function promptOn(
  vaccineGroup: string,
  dose: number,
  child: ChildOfBirthDose,
  on: Day,
  evaluations: readonly DoseEvaluation[] = [],
): boolean {
  const edition = currentEditionOn(on);
  const of = { child: { ...child, birthWeightKg: null }, noted: [], evaluations, edition, today: bornOn };
  return waitingOf({ vaccineGroup, dose, dueOn: on, windowEndsOn: null }, of).isPrompt;
}

test.each<{ mother: Mother; on: string; waits: boolean }>([
  { mother: 'positive', on: '2026-02-15', waits: false },
  { mother: 'positive', on: AT_TWO, waits: false },
  { mother: 'unknown', on: '2026-02-15', waits: false },
  { mother: 'unknown', on: AT_TWO, waits: false },
  { mother: 'negative', on: '2026-02-15', waits: true },
  { mother: null, on: addDays(AT_TWO, -1), waits: false },
  { mother: null, on: AT_TWO, waits: true },
])('hepatitis B on $on, mother $mother, waits for a visit: $waits', ({ mother, on, waits }) => {
  const child = { bornOn, motherHepatitisB: mother };

  expect(promptOn('HepB', 2, child, day(on))).toBe(!waits);
});

const ONE = [evaluated('Influenza', 0)];

test.each<{ what: string; dose?: number; given: readonly DoseEvaluation[]; on?: string; waits: boolean }>([
  { what: 'the first ever', given: [], waits: false },
  { what: 'the second of the season', dose: 2, given: ONE, waits: true },
  { what: 'after one of an earlier season', given: ONE, waits: false },
  { what: 'after one that counts twice', given: [...ONE, ...ONE], waits: false },
  { what: 'after two of earlier seasons', given: [...ONE, evaluated('Influenza', 3)], waits: true },
  { what: 'after one that did not count', given: [...ONE, evaluated('Influenza', 3, 'not-valid')], waits: false },
  { what: 'after another vaccine', given: [...ONE, evaluated('HepB', 1)], waits: false },
  { what: 'on the day before 9 years', given: [], on: addDays(AT_NINE, -1), waits: false },
  { what: 'at 9 years', given: [], on: AT_NINE, waits: true },
])('influenza, $what, waits for a visit: $waits', ({ dose = 1, given, on = '2027-09-01', waits }) => {
  const child = { bornOn, motherHepatitisB: 'negative' } as const;

  expect(promptOn('Influenza', dose, child, day(on), given)).toBe(!waits);
});

test.each([
  { group: 'RSV', is: true },
  { group: 'MMR', is: false },
  { group: 'COVID-19', is: false },
])('$group of a child of a negative mother waits for no visit: $is', ({ group, is }) => {
  const child = { bornOn, motherHepatitisB: 'negative' } as const;

  expect(promptOn(group, 1, child, bornOn)).toBe(is);
});
