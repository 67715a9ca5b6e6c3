import { describe, expect, test } from 'vitest';
import { PastAnswer } from '#contract/vaccines/past.ts';
import { lateCheckups, lateVaccinePlan, noah, plannedDose } from '#testing/checkups/checkup-replies.ts';
import { today } from '#testing/web/replies.ts';
import {
  isChosen,
  isGiven,
  nothingChosen,
  pastAnswerOf,
  pastProblems,
  saveVerb,
  UP_TO_TODAY,
  withoutDay,
  withToggled,
  type PastChoice,
} from './past-answer.ts';
import { pastVisitsOf, type PastVisit } from './past-doses.ts';

const flu = plannedDose('Flu', 1, '2026-09-01', { isUnanswered: true });
const past = pastVisitsOf(lateVaccinePlan, { bornOn: noah.bornOn, today });
const withFlu = pastVisitsOf({ planned: [...lateVaccinePlan.planned, flu], doses: [] }, { bornOn: noah.bornOn, today });
const [newborn] = lateCheckups;
const everyCheckup = new Set(lateCheckups.map(({ id }) => id));
/** An id of the right form for each dose. */
const idOf = (dose: string) => (dose.length === 36 ? dose : `0197a000-0000-7000-8009-${dose.length}`.padEnd(36, '0'));

const choose = (choice: Partial<PastChoice>): PastChoice => ({ ...nothingChosen, ...choice });
const answer = (choice: Partial<PastChoice>, visits: readonly PastVisit[] = past) =>
  pastAnswerOf(choose(choice), { past: visits, before: [] }, idOf);
const givenDoses = (choice: Partial<PastChoice>, visits = past) =>
  answer(choice, visits).doses?.map(({ vaccine, givenOn, givenIn }) => [vaccine, givenOn ?? givenIn ?? null]);
const tapped = (choice: PastChoice, name: string, vaccine: string, visits = past) => {
  const visit = visits.find((one) => one.name === name);
  const dose = visit?.doses.find((one) => one.vaccine === vaccine);
  if (!visit || !dose) throw new Error(`no ${vaccine} at ${name}`);
  return withToggled(choice, visit, dose);
};
const upToTwoMonths = choose({ upTo: 2 });
const withoutRotavirus = tapped(upToTwoMonths, '2 months', 'rv');

describe('[CHK-01] what happened before a child was added', () => {
  test('everything up to an age is given in the usual months', () => {
    expect(givenDoses({ upTo: 0 })).toEqual([['hepb', '2025-10']]);
    expect(givenDoses({ upTo: 2 })).toEqual([
      ['hepb', '2025-10'],
      ['hepb', '2025-12'],
      ['dtap', '2025-12'],
      ['rv', '2025-12'],
    ]);
    expect(givenDoses({ upTo: UP_TO_TODAY })).toEqual(givenDoses({ upTo: 2 }));
  });

  test('what is for a season is not among everything, also up to today', () => {
    expect(givenDoses({ upTo: UP_TO_TODAY }, withFlu)).toHaveLength(4);
  });

  test('what is tapped is left out, and stays so as another age is chosen', () => {
    expect(givenDoses(withoutRotavirus)?.map(([vaccine]) => vaccine)).toEqual(['hepb', 'hepb', 'dtap']);
    expect(givenDoses({ ...withoutRotavirus, upTo: UP_TO_TODAY })).toHaveLength(3);
    expect(givenDoses(tapped(withoutRotavirus, '2 months', 'rv'))).toHaveLength(4);
  });

  test('what is tapped beyond the age is added, and stays so as a later age is chosen', () => {
    const withOne = tapped(choose({ upTo: 0 }), '2 months', 'dtap');

    expect(givenDoses(withOne)?.map(([vaccine]) => vaccine)).toEqual(['hepb', 'dtap']);
    expect(givenDoses({ ...withOne, upTo: 2 })).toHaveLength(4);
    expect(past.flatMap((visit) => visit.doses.filter((dose) => isGiven(withOne, visit, dose)))).toHaveLength(2);
  });

  test('the day or month that is typed for a visit is of all its doses; the others keep their usual month', () => {
    const typed = choose({ upTo: 2, when: 'typed', typed: new Map([['2 months', '2025-12-22']]) });

    expect(givenDoses(typed)).toEqual([
      ['hepb', '2025-10'],
      ['hepb', '2025-12-22'],
      ['dtap', '2025-12-22'],
      ['rv', '2025-12-22'],
    ]);
    expect(givenDoses({ ...typed, when: 'usual' })?.[1], 'put away again, it is not used').toEqual(['hepb', '2025-12']);
  });

  test('doses without a day are counted, and are sent without one', () => {
    expect(withoutDay(upToTwoMonths, past)).toBe(0);
    expect(withoutDay({ ...upToTwoMonths, when: 'unknown' }, past)).toBe(4);
    expect(withoutDay({ ...withoutRotavirus, when: 'unknown' }, past)).toBe(3);
    expect(withoutDay({ ...upToTwoMonths, when: 'typed', typed: new Map([['2 months', '']]) }, past)).toBe(3);
    expect(withoutDay(choose({ other: { on: '', vaccines: new Set(['dtap']) } }), past)).toBe(1);
    expect(givenDoses({ upTo: 0, when: 'unknown' })).toEqual([['hepb', null]]);
  });

  test('what follows a season is of no usual month: its day is asked for', () => {
    const hadFlu = tapped(nothingChosen, 'Flu', 'flu', withFlu);

    expect(givenDoses(hadFlu, withFlu)).toEqual([['flu', null]]);
    expect(withoutDay(hadFlu, withFlu)).toBe(1);
    const typed = { ...hadFlu, typed: new Map([['Flu', '2026-10-02']]) };
    expect(givenDoses(typed, withFlu)).toEqual([['flu', '2026-10-02']]);
  });

  test('what is left out of an age is answered; once nothing is open, the answer is done', () => {
    const all = { past, before: [...lateCheckups] };
    const isDone = (choice: PastChoice) => pastAnswerOf(choice, all, idOf).isDone;

    expect(answer({})).toEqual({ checkups: [], isDone: false });
    expect(answer({ upTo: 0 }).isDone).toBe(false);
    expect(isDone(withoutRotavirus)).toBe(false);
    expect(isDone({ ...withoutRotavirus, checkups: everyCheckup })).toBe(true);
    const byTaps = tapped(tapped(nothingChosen, 'Hospital', 'hepb'), '2 months', 'dtap');
    expect(isDone({ ...byTaps, checkups: everyCheckup })).toBe(true);
  });

  test('what is tapped off is sent as not given; what is beyond the age is not', () => {
    const rotavirus = past.flatMap(({ doses }) => doses).find(({ vaccine }) => vaccine === 'rv');

    expect(answer(withoutRotavirus).notGiven).toEqual([rotavirus?.id]);
    expect(answer({ ...withoutRotavirus, upTo: 0 }).notGiven).toBeUndefined();
  });

  test('a checkup that took place is sent by its id', () => {
    expect(answer({ checkups: new Set([newborn?.id ?? '']) }).checkups).toEqual([newborn?.id]);
  });

  test('a dose fills the row of the plan that was asked about', () => {
    expect(answer({ upTo: 0 }).doses?.[0]?.fills).toEqual([past[0]?.doses[0]?.id]);
  });

  test('doses of another day name their vaccines', () => {
    expect(givenDoses({ other: { on: '2026-01-12', vaccines: new Set(['dtap', 'hepb']) } })).toEqual([
      ['dtap', '2026-01-12'],
      ['hepb', '2026-01-12'],
    ]);
  });

  test('the request fits the contract', () => {
    const all = answer({ checkups: everyCheckup, upTo: 2, other: { on: '', vaccines: new Set(['dtap']) } });

    expect(PastAnswer.safeParse(all).error).toBeUndefined();
  });

  test.each<{ choice: Partial<PastChoice>; verb: string }>([
    { choice: {}, verb: 'Save' },
    { choice: { upTo: 0 }, verb: 'Save 1 shot' },
    { choice: { ...withoutRotavirus, checkups: everyCheckup }, verb: 'Save 3 shots' },
    { choice: { other: { on: '', vaccines: new Set(['dtap']) } }, verb: 'Save 1 shot' },
    { choice: { checkups: new Set(lateCheckups.slice(0, 2).map(({ id }) => id)) }, verb: 'Save 2 checkups' },
    { choice: { checkups: new Set(['that is stored already']) }, verb: 'Save' },
  ])('the button says what it saves: $verb', ({ choice, verb }) => {
    expect(saveVerb(choose(choice), { past, before: lateCheckups })).toBe(verb);
  });
});

describe('a day that cannot be is asked about', () => {
  test.each([
    { typed: '2026-11-21', problem: undefined },
    { typed: '2026-11-22', problem: 'Date given cannot be in the future' },
    { typed: '2025-10-10', problem: undefined },
    { typed: '2025-10-09', problem: 'This day is before Noah was born, on October 10, 2025.' },
    { typed: '', problem: undefined },
  ])("'$typed': $problem", ({ typed, problem }) => {
    const choice = choose({ upTo: 2, when: 'typed', typed: new Map([['2 months', typed]]) });

    expect(pastProblems(choice, past, noah, today).get('2 months')).toBe(problem);
  });

  test('another day without a vaccine asks for one, and its date is not at fault', () => {
    const choice = choose({ other: { on: '2026-01-12', vaccines: new Set<string>() } });

    expect([...pastProblems(choice, past, noah, today)]).toEqual([['other vaccines', 'Check at least one vaccine']]);
  });
});

test.each<{ choice: Partial<PastChoice>; isWritten: boolean }>([
  { choice: {}, isWritten: false },
  { choice: { checkups: new Set(['a']) }, isWritten: true },
  { choice: { upTo: 2 }, isWritten: true },
  { choice: { added: new Set(['a']) }, isWritten: true },
  { choice: { other: { on: '', vaccines: new Set() } }, isWritten: true },
])('leaving with a checked box asks for confirmation: $isWritten', ({ choice, isWritten }) => {
  expect(isChosen(choose(choice))).toBe(isWritten);
});
