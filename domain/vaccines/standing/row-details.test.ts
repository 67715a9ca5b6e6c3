import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { currentEditionOn } from '#testing/vaccines/planned-vaccines.ts';
import { rowDetails, type RowOfPlan, type RowDetails, type VaccineOfRow } from './row-details.ts';

const today = day('2026-11-21');
const bornOn = day('2026-08-20');

const row: RowOfPlan = {
  number: 1,
  place: 0,
  completed: false,
  dueOn: day('2026-10-20'),
  windowEndsOn: day('2026-11-16'),
  recommendedOn: day('2026-10-20'),
  isContraindicated: false,
  isOfEveryChild: false,
  isAskedBefore: false,
  isByRecord: false,
};
const dtap: VaccineOfRow = {
  vaccineGroup: 'DTaP/Tdap/Td',
  child: { bornOn, motherHepatitisB: 'negative', birthWeightKg: null },
  noted: [],
  edition: currentEditionOn(today),
  evaluations: [],
  nextDose: 1,
  categoryOn: () => ({ categories: ['routine'], note: null }),
  isForRisk: false,
  lastDay: null,
  isEnding: false,
  isAskedFirst: false,
  isAskedForMore: false,
  mayNeedMore: false,
  mayBeEnough: false,
  ofBirth: null,
  decided: undefined,
  undated: 0,
};
const leftOpen = () => ({ categories: ['risk', 'ask-your-doctor'] as const, note: 'For some children.' });

const said = (of: Partial<VaccineOfRow>, changed: Partial<RowOfPlan> = {}) =>
  rowDetails({ ...row, ...changed }, { ...dtap, ...of }, today);

test('past its window the next dose is as soon as possible where its last day is near, and those after it are not', () => {
  const ending = { lastDay: day('2026-11-25'), isEnding: true };

  expect(said({})).toMatchObject({ status: 'overdue', isPrompt: false });
  expect(said(ending)).toMatchObject({ status: 'overdue', isPrompt: true });
  expect(said(ending, { place: 1 }).isPrompt).toBe(false);
  expect(said({ ...ending, categoryOn: leftOpen }).isPrompt).toBe(false);
});

test('[decision 61] a note about when a series begins stands beside the first dose alone', () => {
  const note = 'It begins at 9 to 12 years.';
  const categoryOn = () => ({ categories: ['routine'] as const, note, isNoteOfFirst: true });

  expect([1, 2, 3].map((number) => said({ categoryOn }, { number }).categoryNote)).toEqual([note, null, null]);
  expect(said({ categoryOn: leftOpen }, { number: 2 }).categoryNote).toBe('For some children.');
});

describe('[VAX-02] a row whose window has ended', () => {
  test.each<{ what: string; of: Partial<VaccineOfRow>; is: Partial<RowDetails> }>([
    {
      what: 'is overdue',
      of: {},
      is: {
        status: 'overdue',
        windowEndsOn: row.windowEndsOn,
        category: 'routine',
        dosesByAuthority: null,
        catchUpByAuthority: null,
      },
    },
    {
      what: 'is not overdue, and has no end, where parents and doctor decide together',
      of: { categoryOn: leftOpen },
      is: { status: 'upcoming', windowEndsOn: null, category: 'ask-your-doctor', categoryNote: 'For some children.' },
    },
    {
      what: 'is overdue for what is noted, also where it is left open for others',
      of: { categoryOn: leftOpen, isForRisk: true },
      is: { status: 'overdue', windowEndsOn: row.windowEndsOn, category: 'risk' },
    },
    {
      what: 'is not overdue, and has no end, where doses that are not recorded may be enough',
      of: { mayBeEnough: true },
      is: { status: 'upcoming', windowEndsOn: null, category: 'ask-your-doctor' },
    },
    {
      what: 'waits for the doctor',
      of: { isAskedFirst: true },
      is: { status: 'ask-first', windowEndsOn: null, category: 'ask-your-doctor' },
    },
    {
      what: 'waits for the doctor, also for what is noted',
      of: { isAskedFirst: true, isForRisk: true },
      is: { status: 'ask-first', windowEndsOn: null, category: 'risk' },
    },
    {
      what: 'is declined',
      of: { decided: { decision: 'declined', until: null } },
      is: { status: 'declined', category: 'routine' },
    },
  ])('$what', ({ of, is }) => {
    expect(said(of)).toMatchObject(is);
  });

  test('keeps its end while parents and doctor can still decide within it', () => {
    const windowEndsOn = addDays(today, 20);

    expect(said({ categoryOn: leftOpen }, { windowEndsOn })).toMatchObject({ status: 'upcoming', windowEndsOn });
  });

  test('is for every child where the authority does not list the vaccine', () => {
    expect(said({ categoryOn: () => null })).toMatchObject({ category: 'routine', categoryNote: null });
  });

  test('is completed once its dose is given, whatever is noted or decided', () => {
    const given = said(
      {
        isForRisk: true,
        isAskedFirst: true,
        categoryOn: () => ({ categories: ['routine'], note: 'A note.' }),
      },
      { completed: true, isAskedBefore: true },
    );

    expect(given).toEqual({
      shownNumber: 1,
      windowEndsOn: row.windowEndsOn,
      birthHours: null,
      isPrompt: false,
      lastDayOn: null,
      isOfEarlierAge: false,
      isAskedForAgain: false,
      status: 'completed',
      isUnanswered: false,
      isOfBirth: false,
      category: 'routine',
      categoryNote: null,
      dosesByAuthority: null,
      catchUpByAuthority: null,
    });
  });
});

test('[decision 61] that a list has one dose is not said of a child who has more for what is noted', () => {
  const listed = { categories: ['routine'] as const, note: 'That list has one dose.', doses: 1, catchUp: 'One dose.' };
  const by = (isForRisk: boolean) => said({ isForRisk, categoryOn: () => listed });

  expect(by(false)).toMatchObject({ categoryNote: listed.note, dosesByAuthority: 1, catchUpByAuthority: 'One dose.' });
  expect(by(true)).toMatchObject({ categoryNote: null, dosesByAuthority: null, catchUpByAuthority: null });
});

describe('[decision 73] a dose for an age more than a year ago', () => {
  const late = { recommendedOn: addDays(today, -400), dueOn: addDays(today, -1), windowEndsOn: addDays(today, 900) };

  test('is due without an end until which it may wait', () => {
    expect(said({}, late)).toMatchObject({ status: 'upcoming', isOfEarlierAge: true, windowEndsOn: null });
  });

  test.each<{ what: string; changed: Partial<RowOfPlan> }>([
    { what: 'of an age of this year', changed: { ...late, recommendedOn: addDays(today, -360) } },
    { what: 'without an age', changed: { ...late, recommendedOn: null } },
    { what: 'that is asked about', changed: { ...late, isAskedBefore: true } },
    { what: 'that was given', changed: { ...late, completed: true } },
  ])('keeps its end if it is one $what', ({ changed }) => {
    const { windowEndsOn } = late;

    expect(said({}, changed)).toMatchObject({ isOfEarlierAge: false, windowEndsOn });
  });

  test('is one of 365 days ago', () => {
    const of = (days: number) => said({}, { ...late, recommendedOn: addDays(late.dueOn, -days) }).isOfEarlierAge;

    expect([of(364), of(365)]).toEqual([false, true]);
  });

  test('keeps its end in a series for what is noted, which has ages of its own', () => {
    const { windowEndsOn } = late;

    expect(said({ isForRisk: true }, late)).toMatchObject({ isOfEarlierAge: false, windowEndsOn });
  });

  test('is overdue once its window has ended, and says when', () => {
    const windowEndsOn = addDays(today, -1);

    expect(said({}, { ...late, windowEndsOn })).toMatchObject({
      status: 'overdue',
      isOfEarlierAge: false,
      windowEndsOn,
    });
  });
});

test('[VAX-03] a dose is asked for again while one of its vaccine was entered without a date, and never at once', () => {
  const soon = { windowEndsOn: addDays(today, 20) };
  const rsv = (undated: number, changed: Partial<RowOfPlan> = {}) =>
    said({ vaccineGroup: 'RSV', undated }, { ...soon, ...changed });

  expect(rsv(1)).toMatchObject({ isAskedForAgain: true, isPrompt: false });
  expect(rsv(0)).toMatchObject({ isAskedForAgain: false, isPrompt: true });
  expect(said({ undated: 1 })).toMatchObject({ status: 'overdue', isAskedForAgain: true });
  expect(rsv(1, { completed: true }).isAskedForAgain).toBe(false);
  expect(rsv(1, { dueOn: null }).isAskedForAgain).toBe(false);
});

describe('[decision 73] a dose that is given as soon as possible', () => {
  const rsv = { vaccineGroup: 'RSV' };
  const inSeason = { windowEndsOn: addDays(today, 20) };

  test.each<{ what: string; of: Partial<VaccineOfRow>; changed: Partial<RowOfPlan>; isPrompt: boolean }>([
    { what: 'RSV antibody that is due', of: rsv, changed: inSeason, isPrompt: true },
    { what: 'RSV antibody that is overdue', of: rsv, changed: {}, isPrompt: true },
    { what: 'RSV antibody that was given', of: rsv, changed: { completed: true }, isPrompt: false },
    { what: 'RSV antibody that is asked about', of: rsv, changed: { isAskedBefore: true }, isPrompt: false },
    { what: 'a vaccine with a window', of: {}, changed: inSeason, isPrompt: false },
  ])('$what: $isPrompt', ({ of, changed, isPrompt }) => {
    expect(said(of, changed)).toMatchObject({ isPrompt, birthHours: null });
  });

  test('of influenza is the first of two, whichever row of the plan that is', () => {
    const flu = (nextDose: number | null, place: number) =>
      said({ vaccineGroup: 'Influenza', nextDose }, { place, dueOn: today, windowEndsOn: null }).isPrompt;

    expect([flu(1, 0), flu(null, 0), flu(2, 0), flu(1, 1), flu(2, 1)]).toEqual([true, true, false, false, false]);
  });

  test('is neither that, nor has an end, where parents and doctor decide together', () => {
    expect(said({ ...rsv, categoryOn: leftOpen }, inSeason)).toMatchObject({ isPrompt: false, windowEndsOn: null });
  });
});

test('[decision 58] a row that is asked about is not answered yet, neither overdue nor not needed', () => {
  const unanswered = { status: 'upcoming', isUnanswered: true };

  expect(said({}, { isAskedBefore: true })).toMatchObject(unanswered);
  expect(said({}, { isAskedBefore: true, dueOn: null, windowEndsOn: null })).toMatchObject(unanswered);
  expect(said({}, { dueOn: null, windowEndsOn: null })).toMatchObject({ status: 'not-needed', isUnanswered: false });
});

describe('[decision 79] a first dose that an answer about the birth may stand for', () => {
  const asked = { ofBirth: 'asked' } as const;
  const dueToday = { dueOn: today, windowEndsOn: addDays(today, 20) };
  const answered = { ofBirth: 'settled' } as const;

  test('is not answered yet', () => {
    expect(said(asked, dueToday)).toMatchObject({ isUnanswered: true, isOfBirth: true, status: 'upcoming' });
  });

  test('is settled by an answer, whatever else is asked of the time before', () => {
    const before = { isAskedBefore: true };

    expect(said(answered, before)).toMatchObject({ isUnanswered: false, isOfBirth: true, status: 'overdue' });
    expect(said(answered, { ...before, ...dueToday })).toMatchObject({ isUnanswered: false, status: 'upcoming' });
    expect(said(answered, { ...before, dueOn: null, windowEndsOn: null })).toMatchObject({ status: 'not-needed' });
    expect(said(answered, { ...before, number: 2 })).toMatchObject({ isUnanswered: true, isOfBirth: false });
  });

  test.each([
    { what: 'a later dose', changed: { ...dueToday, number: 2 } },
    { what: 'a dose that is not needed', changed: { dueOn: null, windowEndsOn: null } },
    { what: 'a dose that was given', changed: { ...dueToday, completed: true } },
  ])('$what is not asked about', ({ changed }) => {
    expect(said(asked, changed).isUnanswered).toBe(false);
  });
});

describe('[decision 59] the birth dose of hepatitis B', () => {
  const child = { bornOn: today, motherHepatitisB: 'positive', birthWeightKg: null } as const;
  const hepB = { vaccineGroup: 'HepB', child } as const;
  const birth = { dueOn: today, windowEndsOn: today };

  test('has its hours, and is given as soon as possible', () => {
    expect(said(hepB, birth)).toMatchObject({ birthHours: 12, isPrompt: true, status: 'upcoming' });
    expect(said({ ...hepB, child: { ...child, motherHepatitisB: 'negative' } }, birth)).toMatchObject({
      birthHours: 24,
      isPrompt: true,
    });
  });

  test.each<{ what: string; of: Partial<VaccineOfRow>; changed: Partial<RowOfPlan> }>([
    { what: 'it is asked about', of: { ofBirth: 'asked' }, changed: {} },
    { what: 'it was given', of: {}, changed: { completed: true } },
    { what: 'parents and doctor decide together', of: { categoryOn: leftOpen }, changed: {} },
    { what: 'it is declined', of: { decided: { decision: 'declined', until: null } }, changed: {} },
  ])('has none of it where $what', ({ of, changed }) => {
    expect(said({ ...hepB, ...of }, { ...birth, ...changed })).toMatchObject({ birthHours: null, isPrompt: false });
  });
});

test('[VAX-01] the category is that of the day a dose is due, or of today once that is past', () => {
  const categoryOn = (on: string) => ({ categories: ['routine'] as const, note: on });
  const later = day('2027-01-20');

  expect(said({ categoryOn }).categoryNote).toBe(today);
  expect(said({ categoryOn }, { dueOn: later, windowEndsOn: null }).categoryNote).toBe(later);
  expect(said({ categoryOn }, { dueOn: null, windowEndsOn: null }).categoryNote).toBe(today);
});

test('a row is for what is noted only where a dose is needed, or must not be given', () => {
  const category = (changed: Partial<RowOfPlan>) =>
    said({ isForRisk: true }, { dueOn: null, windowEndsOn: null, ...changed }).category;

  expect(category({ isContraindicated: true })).toBe('risk');
  expect(category({})).toBe('routine');
});

test('for what is noted a note stands that says nothing of the number of doses', () => {
  expect(said({ isForRisk: true, categoryOn: leftOpen }).categoryNote).toBe('For some children.');
});

test('where doses that are not recorded may be enough, a dose for what is noted is not overdue either', () => {
  expect(said({ mayBeEnough: true, isForRisk: true })).toMatchObject({ status: 'upcoming', category: 'risk' });
});

test('that doses which are not recorded may be enough is not said of one that was given, or is not needed', () => {
  const category = (changed: Partial<RowOfPlan>) => said({ mayBeEnough: true }, changed).category;

  expect(said({ mayBeEnough: true }, { completed: true })).toMatchObject({ windowEndsOn: row.windowEndsOn });
  expect(category({ completed: true })).toBe('routine');
  expect(category({ dueOn: null, windowEndsOn: null })).toBe('routine');
});
