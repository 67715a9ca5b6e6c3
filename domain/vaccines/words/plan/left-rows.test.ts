import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { ofProduct, plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { groupsOnDay } from '../../planned/rows-on-day.ts';
import { vaccineNames } from '../names-data.ts';
import { childInWords } from './child-in-words.ts';
import { rowReason } from './row-reason.ts';

const TODAY = day('2026-11-23');
const AGAIN = 'For a dose that has to be given again, if the doctor says so.';
const WHEN = 'Ask the doctor when: not during chemotherapy, nor in the 2 weeks before it and the 3 months after it.';

function hibRows(conditions: readonly string[], doses: ReturnType<typeof ofProduct>) {
  const child = plannedChildOn({ bornOn: day('2025-06-23'), conditions, doses }, TODAY);
  const inWords = childInWords(child.record, child.published, vaccineNames, TODAY);
  const group = plannedGroup('hib');
  const onDay = groupsOnDay(child)(group);
  return onDay.rows.map((row) => {
    const now = onDay.onDay(row);
    return { status: now.status, why: rowReason(inWords, { ...onDay, group }, row, now).why };
  });
}

test('in chemotherapy, after one Hib dose, the row of the one to come asks the doctor, and the others say what they are', () => {
  const doses = ofProduct('17', '2026-08-25');

  expect(hibRows(['chemotherapy'], doses)).toEqual([
    { status: 'completed', why: '' },
    { status: 'ask-first', why: WHEN },
    { status: 'not-needed', why: AGAIN },
    { status: 'not-needed', why: AGAIN },
  ]);
  expect(hibRows([], doses).slice(2)).toEqual([
    { status: 'not-needed', why: '' },
    { status: 'not-needed', why: '' },
  ]);
});

test('with no dose given there is none to give again', () => {
  expect(hibRows(['chemotherapy'], []).slice(2)).toEqual([
    { status: 'not-needed', why: '' },
    { status: 'not-needed', why: '' },
  ]);
});
