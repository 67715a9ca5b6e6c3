import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { rowsByRecord, unansweredRows, type RowOfPast } from './unanswered-rows.ts';

const addedOn = day('2026-11-23');
const row = (number: number, but: Partial<RowOfPast> = {}): RowOfPast => ({
  number,
  completed: false,
  dueOn: addDays(addedOn, 30 * number),
  windowEndsOn: null,
  recommendedOn: addDays(addedOn, -200 + number),
  ...but,
});
const ended = { dueOn: addDays(addedOn, -90), windowEndsOn: addDays(addedOn, -1) };
const open = { dueOn: addDays(addedOn, -90), windowEndsOn: addedOn };
const notNeeded = { dueOn: null, windowEndsOn: null };
const ahead = { recommendedOn: addedOn };
const of = { status: 'not-complete', addedOn, undated: 0, isAwaited: true, isOfAge: true } as const;

describe('[decision 58] of a vaccine nobody has answered for', () => {
  test.each([
    { what: 'a dose whose window had ended', rows: [row(1, ended)], found: [1] },
    { what: 'no dose whose window is open', rows: [row(1, open), row(2)], found: [] },
    { what: 'no dose behind it that is due later', rows: [row(1, ended), row(2), row(3, ahead)], found: [1] },
    { what: 'a dose that is not needed as things stand', rows: [row(1, notNeeded)], found: [1] },
    {
      what: 'a dose for a later age that one of those may make due',
      rows: [row(1, ended), row(2, { ...notNeeded, ...ahead })],
      found: [1, 2],
    },
    {
      what: 'all of a series whose first dose is too late now',
      rows: [row(1, notNeeded), row(2, { ...notNeeded, ...ahead })],
      found: [1, 2],
    },
    { what: 'none that is for a later age alone', rows: [row(1, { ...notNeeded, ...ahead })], found: [] },
    { what: 'none without an age, as of influenza', rows: [row(1, { ...notNeeded, recommendedOn: null })], found: [] },
    { what: 'none that was given', rows: [row(1, { ...ended, completed: true }), row(2)], found: [] },
  ])('$what: $found', ({ rows, found }) => {
    expect([...unansweredRows(rows, of)]).toEqual(found);
  });

  test.each([
    { status: 'aged-out', found: [1] },
    { status: 'not-recommended', found: [1] },
    { status: 'complete', found: [] },
    { status: 'immune', found: [] },
    { status: 'contraindicated', found: [] },
    { status: undefined, found: [] },
  ] as const)('a dose that is not needed, where the vaccine is $status: $found', ({ status, found }) => {
    expect([...unansweredRows([row(1, notNeeded)], { ...of, status })]).toEqual(found);
  });

  test.each([
    { undated: 0, found: [2, 3, 4] },
    { undated: 1, found: [3, 4] },
    { undated: 2, found: [4] },
    { undated: 4, found: [] },
  ])('with $undated doses recorded without a day, the rows after as many open ones: $found', ({ undated, found }) => {
    const rows = [row(4, notNeeded), row(2, ended), row(1, { completed: true }), row(3, ended)];

    expect([...unansweredRows(rows, { ...of, undated })]).toEqual(found);
  });

  test.each([
    { what: 'all of them', isAwaited: true, isOfAge: true, found: [1, 2, 3] },
    { what: 'at an age too late for any, those of the time before', isAwaited: true, isOfAge: false, found: [1, 2] },
    { what: 'after 14 days, those without a day', isAwaited: false, isOfAge: true, found: [2, 3] },
    { what: 'after 14 days at an age too late for any, none', isAwaited: false, isOfAge: false, found: [] },
  ])('$what: $found', ({ found, ...when }) => {
    const rows = [row(1, ended), row(2, notNeeded), row(3, { ...notNeeded, ...ahead })];

    expect([...unansweredRows(rows, { ...of, ...when })]).toEqual(found);
  });
});

describe('[decision 57] of a vaccine of which a dose has no day', () => {
  const rows = [row(1, { completed: true, dueOn: null }), row(2, ended), row(3, notNeeded)];

  test.each([
    { what: 'the record shows whether a dose is needed', changed: {}, found: [3] },
    { what: 'though the first is too late now', changed: { status: 'aged-out' }, found: [3] },
    { what: 'not where every dose has its day', changed: { undated: 0 }, found: [] },
    { what: 'not at an age too late for any', changed: { isOfAge: false }, found: [] },
    { what: 'not once the vaccine is complete', changed: { status: 'complete' }, found: [] },
  ] as const)('$what: $found', ({ changed, found }) => {
    expect([...rowsByRecord(rows, { ...of, undated: 1, ...changed })]).toEqual(found);
  });
});
