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
    noted: [trip, { ...trip, usedFrom: '6m' }],
    said: 'Noted, and it changes the plan later: A trip (from 6 months). Noted: A trip. Ask the doctor about MMR.',
  },
  {
    what: 'what is used, without what to ask later',
    noted: [{ ...trip, isUsed: true }],
    said: 'Planned with what is noted: A trip.',
  },
  {
    what: 'both',
    noted: [cold, asthma],
    said: "Planned with what is noted: Asthma. Noted, but by CDC's data it changes nothing at this age: A cold. Tell the doctor about it.",
  },
])('a plan names $what', ({ noted, said }) => {
  expect(forWhomText(noted)).toBe(said);
});
