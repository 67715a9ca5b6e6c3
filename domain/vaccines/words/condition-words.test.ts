import { expect, test } from 'vitest';
import { forWhomText } from './condition-words.ts';

const [asthma, travel, cold] = [
  { title: 'Asthma', isUsed: true },
  { title: 'Travel', isUsed: true },
  { title: 'A cold', isUsed: false },
];

test.each([
  { what: 'nothing', noted: [], said: 'For children without a condition that changes it.' },
  { what: 'what is used', noted: [asthma, travel], said: 'Planned with what is noted: Asthma; Travel.' },
  {
    what: 'what is not used',
    noted: [cold],
    said: "Noted, and by CDC's data without effect at this age: A cold. Tell the doctor about it.",
  },
  {
    what: 'both',
    noted: [cold, asthma],
    said: "Planned with what is noted: Asthma. Noted, and by CDC's data without effect at this age: A cold. Tell the doctor about it.",
  },
])('a plan names $what', ({ noted, said }) => {
  expect(forWhomText(noted)).toBe(said);
});
