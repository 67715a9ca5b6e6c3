import { expect, test } from 'vitest';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { doseWords } from './dose-words.ts';

const EARLY = 'Counts, but make sure the doctor knows of it: the nasal spray is for children from 2 years';
const NOT_WITH =
  "Make sure the doctor knows of it: CDC's data does not have the nasal spray for a child with “As noted”.";
const UNDER_5 = 'Make sure the doctor knows of it: under 5 years the nasal spray is not for a child with “As noted”.';

test.each([
  { what: 'a spray at 13 months', bornOn: '2025-10-20', text: EARLY },
  { what: 'a spray the day before 2 years', bornOn: '2024-11-21', text: EARLY },
  { what: 'a spray at 2 years', bornOn: '2024-11-20', text: 'Counts' },
  { what: 'a shot at 13 months', bornOn: '2025-10-20', cvx: '150', text: 'Counts' },
  { what: 'a spray at 13 months with asthma', bornOn: '2025-10-20', code: '027', text: EARLY },
  { what: 'a spray at 2 years with asthma', bornOn: '2024-11-20', code: '027', details: [UNDER_5] },
  { what: 'a spray at 4 years with asthma', bornOn: '2022-11-20', code: '027', details: [UNDER_5] },
  { what: 'a spray the day before 5 years with asthma', bornOn: '2021-11-21', code: '027', details: [UNDER_5] },
  { what: 'a spray at 5 years with asthma', bornOn: '2021-11-20', code: '027' },
  { what: 'a shot at 4 years with asthma', bornOn: '2022-11-20', code: '027', cvx: '150' },
  { what: 'a spray at 5 years with a cochlear implant', bornOn: '2021-05-20', code: '011', details: [NOT_WITH] },
  { what: 'a shot with a cochlear implant', bornOn: '2021-05-20', code: '011', cvx: '150' },
])('[VAX-03] $what, by what CDC has the nasal spray for', ({ bornOn, cvx = '149', code, text = 'Counts', details }) => {
  const patient = { observations: code === undefined ? [] : [{ code }] };
  const input = wordsInput({ bornOn, today: '2026-11-23', patient, doses: [`${cvx} 2026-11-20`] });
  const noted = new Map(code === undefined ? [] : [[code, 'As noted'] as const]);
  const said = doseWords({ ...input, noted }).find(({ vaccineGroup }) => vaccineGroup === 'Influenza');

  expect(said).toMatchObject({ counts: true, text, details: details ?? [] });
});
