import { describe, expect, test } from 'vitest';
import { PastAnswer } from '#contract/vaccines/past.ts';
import { lateCheckups, lateVaccinePlan, noah, plannedDose } from '#testing/checkups/checkup-replies.ts';
import { given } from '#testing/vaccines/vaccine-replies.ts';
import { today } from '#testing/web/replies.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import {
  agesOfPast,
  everythingUpTo,
  checkupsBefore,
  isChosen,
  isDoseLeft,
  nameThen,
  nothingChosen,
  pastAnswerOf,
  pastDosesOf,
  pastProblems,
  withoutDay,
  type PastChoice,
} from './past-answer.ts';

const past = pastDosesOf(lateVaccinePlan, today);
const [newborn] = lateCheckups;
/** An id of the right form for each dose. */
const idOf = (dose: string) => (dose.length === 36 ? dose : `0197a000-0000-7000-8009-${dose.length}`.padEnd(36, '0'));

const answer = (choice: Partial<PastChoice>) =>
  pastAnswerOf({ ...nothingChosen, ...choice }, { past, before: [] }, idOf);
const givenDoses = (choice: Partial<PastChoice>) =>
  answer(choice).doses?.map(({ vaccine, givenOn }) => [vaccine, givenOn]);

describe('[CHK-01] what happened before a child was added', () => {
  test('doses are sorted by age, from birth on; later ones are not asked about', () => {
    expect(past.map(({ age, guessedIn, doses }) => [age, guessedIn, doses.map(({ shortName }) => shortName)])).toEqual([
      ['At birth', '2025-10', ['HepB']],
      ['2 months', '2025-12', ['HepB', 'DTaP', 'RV']],
    ]);
  });

  test('a dose of a past age is asked about also where the plan has it later, or not at all any more', () => {
    const recommendedOn = day('2026-02-10');
    const planned = [
      plannedDose('DTaP', 1, '2025-12-10', { recommendedOn: day('2025-12-10'), recommendedAge: '2 months' }),
      plannedDose('DTaP', 2, '2026-12-20', { recommendedOn }),
      plannedDose('RV', 2, '2026-12-20', { recommendedOn, dueOn: null, status: 'not-needed' }),
      plannedDose('PCV', 4, '2026-12-20', { recommendedOn: day('2027-10-10') }),
    ];

    const [, asked] = pastDosesOf({ planned, doses: [] }, today);

    expect(asked?.guessedIn).toBe('2026-02');
    expect(asked?.doses.map(({ shortName }) => shortName)).toEqual(['DTaP', 'RV']);
  });

  test('doses are named as the schedule names them at their age, without a month where they have several', () => {
    const routine = { recommendedAge: '4 months', recommendedName: 'DTaP', recommendedOn: day('2014-09-01') };
    const tdap = plannedDose('Tdap', 1, '2021-05-01', { ...routine, vaccine: 'dtap' });
    const other = plannedDose('PCV', 1, '2021-05-01', { ...routine, recommendedOn: day('2014-10-01') });

    expect(pastDosesOf({ planned: [tdap], doses: [] }, today)[0]?.guessedIn).toBe('2014-09');
    expect(pastDosesOf({ planned: [tdap, other], doses: [] }, today)[0]?.guessedIn).toBeNull();
    expect(nameThen(tdap)).toBe('DTaP 1');
    expect(nameThen(other)).toBe('DTaP 1');
    expect(nameThen({ ...other, recommendedName: null })).toBe('Pneumococcal 1');
  });

  test('a dose for what is noted is asked about by the age and the name that every child has in its place', () => {
    const ofPast = { age: '2 months', name: 'DTaP', on: day('2014-07-01') };
    const tdap = plannedDose('Tdap', 1, '2026-11-21', { past: ofPast });

    expect(pastDosesOf({ planned: [tdap], doses: [] }, today)).toEqual([
      { age: '2 months', guessedIn: '2014-07', doses: [tdap] },
    ]);
    expect(nameThen(tdap)).toBe('DTaP 1');
  });

  test('a dose that is not due yet is not asked about', () => {
    const early = plannedDose('RSV-ab', 1, '2026-12-01', {
      recommendedOn: day('2026-06-22'),
      recommendedAge: 'In season',
    });
    expect(pastDosesOf({ planned: [early], doses: [] }, today)).toEqual([]);
  });

  test('a dose that is recorded without a day is not asked for again, nor entered twice', () => {
    const { planned } = lateVaccinePlan;
    const undated = given(null, ['hepb']);

    const again = pastDosesOf({ planned, doses: [undated] }, today);

    expect(again.map(({ age, doses }) => [age, doses.map(({ shortName }) => shortName)])).toEqual([
      ['2 months', ['HepB', 'DTaP', 'RV']],
    ]);
    expect(pastDosesOf({ planned, doses: [given(null, ['hepb'], { givenIn: month('2025-10') })] }, today)).toEqual(
      past,
    );
  });

  test('doses of that time stay open to an answer until each is recorded', () => {
    const isLeft = (vaccines: readonly string[]) =>
      isDoseLeft({ ...lateVaccinePlan, doses: vaccines.map((vaccine) => given(null, [vaccine])) }, today);

    expect(isLeft([])).toBe(true);
    expect(isLeft(['hepb', 'hepb', 'dtap'])).toBe(true);
    expect(isLeft(['hepb', 'hepb', 'dtap', 'rv'])).toBe(false);
    expect(isDoseLeft({ ...lateVaccinePlan, addedOn: noah.bornOn }, today)).toBe(false);
  });

  test('what the questions about the birth tell is neither asked nor left open here', () => {
    const planned = lateVaccinePlan.planned.map((row) => ({
      ...row,
      isOfBirth: row.number === 1 && row.vaccine === 'hepb',
    }));
    const [first] = pastDosesOf({ planned, doses: [] }, today);
    const [birthDose] = planned.map((row) => ({ ...row, status: 'overdue' as const, isUnanswered: false }));

    expect(first?.age).toBe('2 months');
    expect(isDoseLeft({ planned: birthDose ? [birthDose] : [], doses: [], addedOn: today }, today)).toBe(false);
  });

  test('counts the doses that have no day', () => {
    const choice = { ...nothingChosen, ages: new Map([['2 months', '']]) };
    expect(withoutDay(choice, past)).toBe(3);
    expect(withoutDay({ ...choice, other: { on: '', vaccines: new Set(['dtap']) } }, past)).toBe(4);
    expect(withoutDay({ ...choice, ages: new Map([['2 months', '2025-12-10']]) }, past)).toBe(0);
  });

  test('checkups of that time stay open to an answer', () => {
    const before = checkupsBefore(lateCheckups);
    const withStatus = (status: 'overdue' | 'completed') => before.map((one) => ({ ...one, status }));
    const overdue = withStatus('overdue');

    expect(before).toHaveLength(8);
    expect(checkupsBefore(overdue)).toHaveLength(8);
    expect(checkupsBefore(withStatus('completed'))).toEqual([]);
    expect(checkupsBefore(overdue.map((one) => ({ ...one, isFromBefore: false })))).toEqual([]);
    expect(checkupsBefore(overdue.map((one) => ({ ...one, scheduledOn: today })))).toEqual([]);
  });

  test('what is left out stays open; once nothing is, the answer is done', () => {
    const all = { past, before: [...lateCheckups] };
    const checkups = new Set(lateCheckups.map(({ id }) => id));
    const ages = new Map(past.map(({ age }) => [age, '']));

    expect(answer({})).toEqual({ checkups: [], isDone: false });
    expect(answer({ ages: new Map([['At birth', '2025-10']]) }).isDone).toBe(false);
    expect(pastAnswerOf({ ...nothingChosen, ages }, all, idOf).isDone).toBe(false);
    expect(pastAnswerOf({ ...nothingChosen, checkups, ages }, all, idOf).isDone).toBe(true);
  });

  test('everything up to an age is checked in the months that are known, and what was typed stays', () => {
    const typed = { ...nothingChosen, ages: new Map([['At birth', '2025-10-12']]) };

    expect([...everythingUpTo(nothingChosen, past, noah.bornOn, 0).ages]).toEqual([['At birth', '2025-10']]);
    expect([...everythingUpTo(typed, past, noah.bornOn, 2).ages]).toEqual([
      ['At birth', '2025-10-12'],
      ['2 months', '2025-12'],
    ]);
  });

  test('what is for a season is not among everything', () => {
    const seasonal = past.map((of) => ({ ...of, doses: of.doses.map((dose) => ({ ...dose, recommendedOn: null })) }));

    expect(agesOfPast(past, noah.bornOn)).toEqual([0, 2]);
    expect(agesOfPast(seasonal, noah.bornOn)).toEqual([]);
    expect(everythingUpTo(nothingChosen, seasonal, noah.bornOn, 72).ages.size).toBe(0);
  });

  test('the RSV antibody is not among everything, though it has an age', () => {
    const rsv = plannedDose('RSV-ab', 1, '2025-10-10', { vaccine: 'rsv-ab', recommendedOn: noah.bornOn });
    const asked = [...past, { age: 'Under 8 months, October to March', guessedIn: month('2025-10'), doses: [rsv] }];

    expect(agesOfPast(asked, noah.bornOn)).toEqual([0, 2]);
    expect([...everythingUpTo(nothingChosen, asked, noah.bornOn, 72).ages.keys()]).toEqual(['At birth', '2 months']);
  });

  test('all but one dose of an age are sent, and the one left out is answered too', () => {
    const rotavirus = past[1]?.doses.find(({ vaccine }) => vaccine === 'rv')?.id ?? '';
    const choice = { ...everythingUpTo(nothingChosen, past, noah.bornOn, 2), without: new Set([rotavirus]) };
    const { doses = [], isDone } = pastAnswerOf(
      { ...choice, checkups: new Set(lateCheckups.map(({ id }) => id)) },
      { past, before: [...lateCheckups] },
      (dose) => dose,
    );

    expect(doses.map(({ vaccine }) => vaccine)).toEqual(['hepb', 'hepb', 'dtap']);
    expect(isDone).toBe(true);
    expect(withoutDay({ ...choice, ages: new Map([['2 months', '']]) }, past)).toBe(2);
  });

  test('a checkup that took place is sent by its id', () => {
    expect(answer({ checkups: new Set([newborn?.id ?? '']) }).checkups).toEqual([newborn?.id]);
  });

  test.each([
    { typed: '2025-12-22', days: ['2025-12-22', '2025-12-22', '2025-12-22'], means: 'all on that day' },
    { typed: '', days: [null, null, null], means: 'nobody knows the day' },
  ])("the day '$typed': $means", ({ typed, days }) => {
    expect(givenDoses({ ages: new Map([['2 months', typed]]) })).toEqual([
      ['hepb', days[0]],
      ['dtap', days[1]],
      ['rv', days[2]],
    ]);
  });

  test('a month is sent as a month, also that of birth', () => {
    const [dose] = answer({ ages: new Map([['At birth', '2025-10']]) }).doses ?? [];

    expect(dose).toMatchObject({ givenOn: null, givenIn: '2025-10' });
    expect(pastProblems({ ...nothingChosen, ages: new Map([['At birth', '2025-10']]) }, noah, today).size).toBe(0);
  });

  test('a dose fills the row of the plan that was asked about', () => {
    const [dose] = answer({ ages: new Map([['At birth', '2025-10-10']]) }).doses ?? [];

    expect(dose?.fills).toEqual([past[0]?.doses[0]?.id]);
  });

  test('doses of another day name their vaccines', () => {
    expect(givenDoses({ other: { on: '2026-01-12', vaccines: new Set(['dtap', 'hepb']) } })).toEqual([
      ['dtap', '2026-01-12'],
      ['hepb', '2026-01-12'],
    ]);
  });

  test('the request fits the contract', () => {
    const all = answer({
      checkups: new Set(lateCheckups.slice(0, 3).map(({ id }) => id)),
      ages: new Map([['At birth', '2025-10-10']]),
      other: { on: '', vaccines: new Set(['dtap']) },
    });

    expect(PastAnswer.safeParse(all).error).toBeUndefined();
  });

  test('a dose without an age is listed with the others of no age', () => {
    const planned = [plannedDose('RSV', 1, '2025-10-10', { isUnanswered: true })];

    expect(pastDosesOf({ planned, doses: [] }, today)[0]?.age).toBe('Other doses');
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
    const choice = { ...nothingChosen, ages: new Map([['2 months', typed]]) };

    expect(pastProblems(choice, noah, today).get('2 months')).toBe(problem);
  });

  test('another day without a vaccine asks for one, and its date is not at fault', () => {
    const choice = { ...nothingChosen, other: { on: '2026-01-12', vaccines: new Set<string>() } };

    expect([...pastProblems(choice, noah, today)]).toEqual([['other vaccines', 'Check at least one vaccine']]);
  });
});

test.each<{ choice: Partial<PastChoice>; isWritten: boolean }>([
  { choice: {}, isWritten: false },
  { choice: { checkups: new Set(['a']) }, isWritten: true },
  { choice: { ages: new Map([['At birth', '']]) }, isWritten: true },
  { choice: { other: { on: '', vaccines: new Set() } }, isWritten: true },
])('leaving with a checked box asks for confirmation: $isWritten', ({ choice, isWritten }) => {
  expect(isChosen({ ...nothingChosen, ...choice })).toBe(isWritten);
});
