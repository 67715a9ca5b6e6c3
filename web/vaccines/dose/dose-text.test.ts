import { describe, expect, test } from 'vitest';
import type { PlannedDose } from '#contract/vaccines.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { standingOf } from '#domain/vaccines/standing/dose-standing.ts';
import { today } from '#testing/web/replies.ts';
import {
  dtapDue,
  filled,
  given,
  planned,
  planWithDecisions,
  planWithOneNotCounted,
} from '#testing/vaccines/vaccine-replies.ts';
import { doseDateText, plannedAge, standingText } from './dose-text.ts';
import { decisionOf } from '../known-vaccines.ts';

const counted = given('2026-09-21', ['dtap'], { id: 'counted' });
const plan = { ...planWithDecisions, doses: [counted, ...planWithOneNotCounted.doses] };

function badge(row: PlannedDose): string {
  return standingText(standingOf(row, plan), row, decisionOf(row, plan));
}

const notCounted = planWithOneNotCounted.planned.find(({ doseId }) => doseId === plan.doses.at(-1)?.id) ?? dtapDue;

test.each([
  { what: 'of an age that has passed', recommendedOn: '2026-09-19', says: 'Not answered yet' },
  { what: 'of an age to come', recommendedOn: '2027-09-19', says: 'Upcoming' },
])('[decision 58] after a dose that is not answered yet, one $what has no day', ({ recommendedOn, says }) => {
  const first = { ...planned('mmr', 1, '2026-08-19'), isUnanswered: true };
  const second = { ...planned('mmr', 2, '2026-12-19'), recommendedOn: day(recommendedOn) };
  const ofBoth = { ...plan, planned: [first, second] };

  expect(doseDateText(second, ofBoth)).toBe('Depends on what was given before.');
  expect(standingText(standingOf(second, ofBoth), second, null)).toBe(says);
  expect(standingText(standingOf(second, plan), second, null)).toBe('Upcoming');
});

describe('[VAX-02] what the badge of a dose says', () => {
  test.each<{ row: PlannedDose; says: string }>([
    { row: dtapDue, says: 'Due now, until Jan 15, 2027' },
    {
      row: { ...dtapDue, lastDayOn: day('2027-01-19') },
      says: 'Due now, until Jan 15, 2027, no later than Jan 19, 2027',
    },
    { row: { ...dtapDue, windowEndsOn: null }, says: 'Due now' },
    { row: { ...dtapDue, isPrompt: true }, says: 'Due now: as soon as possible' },
    {
      row: { ...dtapDue, isPrompt: true, lastDayOn: day('2026-11-28') },
      says: 'Due now: as soon as possible, no later than Nov 28, 2026',
    },
    { row: { ...planned('hepb', 1, today), birthHours: 24 }, says: 'At birth, within 24 hours: due now' },
    { row: { ...planned('hepb', 1, today), birthHours: 12 }, says: 'At birth, within 12 hours: due now' },
    {
      row: { ...dtapDue, vaccine: 'hepb', birthHours: 12, isPrompt: true, status: 'overdue' },
      says: 'Overdue: as soon as possible',
    },
    { row: { ...dtapDue, status: 'overdue' }, says: 'Overdue' },
    { row: { ...dtapDue, status: 'ask-first' }, says: 'Ask the doctor first' },
    { row: { ...dtapDue, dueOn: null, status: 'contraindicated' }, says: 'Not to be given' },
    { row: { ...dtapDue, isUnanswered: true }, says: 'Not answered yet' },
    { row: planned('dtap', 2, today), says: 'Due now' },
    { row: planned('dtap', 2, '2026-11-22'), says: 'Upcoming' },
    { row: { ...planned('dtap', 2, today), dueOn: null }, says: 'Upcoming' },
    { row: filled(counted, 'dtap', 1), says: 'Completed' },
    { row: notCounted, says: 'Completed, not counted' },
    { row: { ...planned('rv', 2, '2026-11-19'), status: 'declined' }, says: 'Declined' },
    { row: { ...planned('flu', 1, '2026-11-19'), status: 'deferred' }, says: 'Deferred until Feb 15, 2027' },
    { row: { ...planned('hib', 1, '2026-11-19'), status: 'deferred' }, says: 'Deferred' },
    { row: { ...planned('hib', 4, '2026-11-19'), status: 'not-needed' }, says: 'Not needed' },
  ])('$row.status, due $row.dueOn: $says', ({ row, says }) => {
    expect(badge(row)).toBe(says);
  });
});

describe('[VAX-02] the text under the name of a dose', () => {
  test.each([
    { row: dtapDue, says: 'Due: Nov 19, 2026' },
    { row: { ...dtapDue, dueOn: null }, says: 'Depends on what was given before.' },
    {
      row: { ...dtapDue, dueOn: null, status: 'not-needed' as const, why: '' },
      says: 'As things stand, fewer doses are needed.',
    },
    {
      row: { ...dtapDue, dueOn: null, status: 'not-needed' as const, why: 'For a dose that has to be given again.' },
      says: 'For a dose that has to be given again.',
    },
    { row: filled(counted, 'dtap', 1), says: 'Completed: Sep 21, 2026' },
    { row: { ...dtapDue, completed: true, completedDate: '2026-11-21 08:15:00' }, says: 'Completed: Nov 21, 2026' },
    { row: filled({ ...given('2026-09-21', ['dtap']), givenOn: null }, 'dtap', 1), says: 'Date not recorded' },
  ])('$row.completedDate, due $row.dueOn: $says', ({ row, says }) => {
    expect(doseDateText(row, planWithDecisions)).toBe(says);
  });

  test('of a dose of a known month it is the month', () => {
    const dose = { ...given(null, ['dtap']), givenIn: month('2026-06') };

    expect(doseDateText(filled(dose, 'dtap', 1), { ...planWithDecisions, doses: [dose] })).toBe(
      'Completed: about June 2026',
    );
  });

  test('of a vaccine without a dose to come it is what there is to say about it', () => {
    const text = 'No longer given at this age.';
    const row = { ...planned('rv', 1, '2026-09-19'), dueOn: null, status: 'not-needed' as const, why: '' };
    const closed = {
      asOf: planWithDecisions.asOf,
      planned: [row],
      doses: [],
      vaccines: [{ vaccine: 'rv', isComplete: false, isAskedAbout: false, text, details: [], lastDay: null }],
    };

    expect(doseDateText(row, closed)).toBe(text);
  });

  test('a dose to come has the day of the visit for which it is planned, and one that is due that since when it is', () => {
    const row = { ...dtapDue, plannedOn: day('2027-01-13') };

    expect(doseDateText({ ...row, dueOn: day('2026-12-20') }, planWithDecisions)).toBe('Due: Jan 13, 2027');
    expect(doseDateText({ ...row, dueOn: planWithDecisions.asOf }, planWithDecisions)).toBe('Due: Nov 21, 2026');
  });

  test('a dose on a leap day keeps its day', () => {
    expect(doseDateText({ ...dtapDue, dueOn: day('2028-02-29') }, planWithDecisions)).toBe('Due: Feb 29, 2028');
  });
});

test('no age of an infant stands beside the vaccine that is given instead by now', () => {
  const row = { recommendedAge: '2 months', recommendedName: 'DTaP' };

  expect(plannedAge({ ...row, shortName: 'DTaP' })).toBe('2 months');
  expect(plannedAge({ ...row, shortName: 'Tdap' })).toBeNull();
});
