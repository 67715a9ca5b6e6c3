import { expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { maya, today } from '#testing/web/replies.ts';
import { earlierVisitText } from './earlier-visit-text.ts';

const shot = (status: 'upcoming' | 'overdue', days = 0, dueIn = -20) => ({
  vaccine: 'dtap',
  shortName: 'DTaP',
  shownNumber: 2,
  birthHours: null,
  status,
  dueOn: addDays(today, dueIn),
  plannedOn: addDays(today, days),
  isPrompt: status === 'upcoming',
  lastDayOn: null,
  windowEndsOn: addDays(today, 14),
});
const waiting = { ...shot('upcoming'), isPrompt: false };
const hepA = { ...waiting, vaccine: 'hepa', shortName: 'HepA', windowEndsOn: addDays(today, 367) };
const visitOn = addDays(today, 60);

const ASK = 'book an earlier visit or ask for a shots visit.';

// Today is November 21, 2026.
test.each([
  { what: 'is due', shots: [shot('upcoming')], text: `1 shot should not wait for it: ${ASK}` },
  {
    what: 'and another are due',
    shots: [shot('upcoming'), shot('upcoming')],
    text: `2 shots should not wait for it: ${ASK}`,
  },
  { what: 'is overdue', shots: [shot('overdue')], text: `1 shot is overdue and should not wait for it: ${ASK}` },
  {
    what: 'and another are overdue, beside one that could wait',
    shots: [shot('overdue'), shot('overdue'), waiting],
    text: `2 shots are overdue and should not wait for it: ${ASK} The other can be given at that earlier visit, too.`,
  },
  {
    what: 'is best given soon, beside two that could wait',
    shots: [waiting, shot('upcoming'), waiting],
    text: `1 shot should not wait for it: ${ASK} The 2 others can be given at that earlier visit, too.`,
  },
  {
    what: 'is overdue, beside one that is best given soon',
    shots: [shot('overdue'), shot('upcoming')],
    text: `2 shots should not wait for it: ${ASK}`,
  },
  {
    what: 'is planned before',
    shots: [shot('upcoming', 30, 29)],
    text: '1 shot is planned before it, on December 21.',
  },
  {
    what: 'is due and two others are planned before',
    shots: [hepA, shot('upcoming'), shot('upcoming', 32, 29), shot('upcoming', 30, 29)],
    text: `1 shot should not wait for it: ${ASK} The other can be given at that earlier visit, too. 2 more shots are planned before it, from December 21.`,
  },
  {
    what: 'is due and its next dose is planned before',
    shots: [shot('upcoming'), shot('upcoming', 30, 29)],
    text: `1 shot should not wait for it: ${ASK} Its next dose follows on December 21.`,
  },
])('[decision 76] an earlier visit is asked for where a shot $what', ({ shots, text }) => {
  expect(earlierVisitText(shots, maya, visitOn, today)).toBe(text);
});

test.each([
  {
    what: 'one for a year',
    shots: [hepA],
    text: '1 shot is due now and can be given before this checkup: hepatitis A, by November 23, 2027.',
  },
  {
    what: 'three until after it',
    shots: [hepA, { ...hepA, shortName: 'IPV' }, { ...waiting, windowEndsOn: visitOn }],
    text: '3 shots are due now and can be given before this checkup: hepatitis A, polio and DTaP, by January 20, 2027.',
  },
  {
    what: 'one of an earlier age',
    shots: [{ ...hepA, windowEndsOn: null }],
    text: '1 shot is due now and can be given before this checkup: hepatitis A.',
  },
  {
    what: 'two, one of them until before it',
    shots: [waiting, hepA, { ...waiting, dueOn: addDays(today, 29), plannedOn: addDays(today, 30) }],
    text: '2 shots are due by December 5, before this checkup: ask for a shots visit. 1 more shot is planned before it, on December 21.',
  },
  {
    what: 'two until before it, with their next doses',
    shots: [
      waiting,
      { ...hepA, windowEndsOn: addDays(today, 14) },
      { ...waiting, dueOn: addDays(today, 29), plannedOn: addDays(today, 30) },
      { ...hepA, dueOn: addDays(today, 32), plannedOn: addDays(today, 33) },
    ],
    text: '2 shots are due by December 5, before this checkup: ask for a shots visit. Their next doses follow from December 21.',
  },
])('[decision 76] shots that can wait are not said to be urgent: $what', ({ shots, text }) => {
  expect(earlierVisitText(shots, maya, visitOn, today)).toBe(text);
});

test('[decision 76] the parents of a newborn ask the doctor about a shot that can wait, too', () => {
  const child = { bornOn: addDays(today, -20), gestationDays: null };

  expect(earlierVisitText([waiting], child, visitOn, today)).toBe(
    '1 shot is due by December 5, before this checkup: ask the doctor.',
  );
});

test('[decision 76] no earlier visit is asked for where every shot waits', () => {
  expect(earlierVisitText([], maya, visitOn, today)).toBe('');
});

const HOSPITAL = 'ask the doctor, or the nurses while still in the hospital.';

test.each([
  { what: 'a week old', ageDays: 7, gestationDays: null, asks: HOSPITAL },
  { what: 'eight days old', ageDays: 8, gestationDays: null, asks: 'ask the doctor.' },
  { what: 'a newborn', ageDays: 27, gestationDays: 280, asks: 'ask the doctor.' },
  { what: 'four weeks old', ageDays: 28, gestationDays: null, asks: ASK },
  { what: 'born at 30 weeks, before the due date', ageDays: 69, gestationDays: 210, asks: HOSPITAL },
  { what: 'born at 30 weeks, on the due date', ageDays: 70, gestationDays: 210, asks: ASK },
  { what: 'born at 36 weeks, on the due date', ageDays: 28, gestationDays: 252, asks: ASK },
])('[decision 76] nobody is told to book a visit for a child who may be in the hospital: $what', (of) => {
  const child = { bornOn: addDays(today, -of.ageDays), gestationDays: of.gestationDays };
  const said = earlierVisitText([shot('upcoming')], child, visitOn, today);

  expect(said).toBe(`1 shot should not wait for it: ${of.asks}`);
});
