import { expect, test } from 'vitest';
import { forWhomText } from './condition-words.ts';

const [asthma, travel, cold] = [
  { title: 'Asthma', isUsed: true },
  { title: 'Travel', isUsed: true },
  { title: 'A cold', isUsed: false },
];
const trip = { title: 'A trip', isUsed: false, ask: 'Ask the doctor about MMR.' };

test.each([
  { what: 'nothing', noted: [], said: 'This plan is for children without a condition that changes it.' },
  { what: 'what is used', noted: [asthma, travel], said: 'Planned with what is noted: Asthma; Travel.' },
  {
    what: 'what is not used',
    noted: [cold],
    said: "Noted, but by CDC's data it changes nothing at this age: A cold. Tell the doctor about it.",
  },
  { what: 'what to ask the doctor about', noted: [trip], said: 'Noted: A trip. Ask the doctor about MMR.' },
  {
    what: 'what changes it later, before what to ask about',
    noted: [trip, { ...trip, ask: null, usedFrom: '6m' }],
    said: 'Noted, and it may change the plan later: A trip (from 6 months). Noted: A trip. Ask the doctor about MMR.',
  },
  {
    what: 'what is used, without what to ask later',
    noted: [{ ...trip, isUsed: true }],
    said: 'Planned with what is noted: A trip.',
  },
  {
    what: 'what changes it later and what is asked in any case',
    noted: [{ ...trip, ask: null, usedFrom: '6m', askAlways: 'Ask about the country.' }],
    said: 'Noted, and it may change the plan later: A trip (from 6 months). Ask about the country.',
  },
  {
    what: 'what is used and asked in any case',
    noted: [{ ...trip, isUsed: true, askAlways: 'Ask about the country.' }],
    said: 'Planned with what is noted: A trip. Ask about the country.',
  },
  {
    what: 'all that is asked about what changes it no more, though it will again',
    noted: [{ ...trip, usedFrom: '18y', askAlways: 'Ask about the country.' }],
    said: 'Noted, and it may change the plan later: A trip (from 18 years). Noted: A trip. Ask the doctor about MMR. Ask about the country.',
  },
  {
    what: 'both',
    noted: [cold, asthma],
    said: "Planned with what is noted: Asthma. Noted, but by CDC's data it changes nothing at this age: A cold. Tell the doctor about it.",
  },
])('a plan names $what', ({ noted, said }) => {
  expect(forWhomText(noted)).toBe(said);
});
