import { expect, test } from 'vitest';
import { saidOfDose, type DoseRow } from '#testing/vaccines/vaccine-words.ts';

const ROWS: readonly DoseRow[] = [
  {
    what: 'Hib at 2 months, without a spleen, told after the first birthday: nothing of the other series',
    bornOn: '2025-09-01',
    doses: ['48 2025-11-01'],
    patient: { observations: [{ code: '160' }] },
    today: '2026-11-23',
    of: [0, 'Hib'],
    counts: true,
    text: 'Counts as a routine dose; for what is noted about the child, one more is needed and can be given now',
    details: [],
    rule: 'TABLE 6-31',
  },
  {
    what: 'a fourth PCV20 at 11 months, with heart disease, told at 2 years: early by the age of every child',
    bornOn: '2023-12-01',
    doses: ['216 2024-02-01', '216 2024-04-01', '216 2024-06-01', '216 2024-11-01'],
    patient: { observations: [{ code: '245' }] },
    today: '2026-11-23',
    of: [3, 'Pneumococcal'],
    counts: false,
    text: 'Given 30 days too soon, so it does not count: one more is needed and can be given now',
    details: ['Given 30 days before 12 months; up to 4 days early is allowed.'],
    rule: 'CALCDTAGE-5',
  },
];

test.each([...ROWS])('$what', ({ counts, text, details, rule, ...asked }) => {
  expect(saidOfDose(asked)).toMatchObject({ counts, text, rule, details });
});
