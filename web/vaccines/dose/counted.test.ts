import { expect, test } from 'vitest';
import { filled, given, planned, vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { countedText } from './counted.ts';

const early = given('2026-08-01', ['mmr'], {
  verdicts: [{ vaccine: 'mmr', counts: false, isPlain: false, text: 'Too early.', details: [], rule: 'X' }],
});
const first = given('2027-07-19', ['mmr']);
const rows = [filled(early, 'mmr', 1), filled(first, 'mmr', 2), planned('mmr', 3, '2030-07-19')] as const;
const plan = { ...vaccinePlan, planned: [...rows], doses: [early, first] };

test('[VAX-02] the second dose of a vaccine that is the first that counts says so, and the next as which it counts', () => {
  expect(rows.map((row) => countedText(row, plan))).toEqual([null, '1 counted', 'counts as dose 2']);
});

test('[VAX-02] a dose whose number is what counts says nothing more', () => {
  for (const row of vaccinePlan.planned) expect(countedText(row, vaccinePlan)).toBeNull();
});
