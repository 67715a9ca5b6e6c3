import { expect, test } from 'vitest';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import type { DoseEvaluation } from '../assessment.ts';
import { isExtraDose } from './extra-dose.ts';

const bornOn = '2025-03-09';
const TRAVEL = { observations: [{ code: '048' }] };

function evaluationsOf(doses: readonly string[], patient = {}): readonly DoseEvaluation[] {
  return wordsInput({ bornOn, today: '2026-03-08', doses, patient }).assessment.evaluations;
}

function extraDosesOf(doses: readonly string[], patient = {}): readonly number[] {
  const evaluations = evaluationsOf(doses, patient);
  const extra = evaluations.filter((of) => isExtraDose(evaluations, of));
  return [...new Set(extra.map(({ dose }) => dose))];
}

test.each([
  { what: 'MMR at 7 months before travel', doses: ['03 2025-10-15'], patient: TRAVEL, extra: [0] },
  { what: 'MMR at 7 months without travel', doses: ['03 2025-10-15'], extra: [] },
  { what: 'MMR at 5 months', doses: ['03 2025-08-15'], patient: TRAVEL, extra: [] },
  { what: 'hepatitis A at 7 months before travel', doses: ['83 2025-10-15'], patient: TRAVEL, extra: [0] },
  { what: 'meningococcal vaccine at 2 months', doses: ['136 2025-05-10'], patient: TRAVEL, extra: [] },
])('the doses that count for travel only, beside those of every child: $what: $extra', ({ doses, patient, extra }) => {
  expect(extraDosesOf(doses, patient)).toEqual(extra);
});

test.each<{ what: string; but: Partial<DoseEvaluation>; standard: Partial<DoseEvaluation>; is: boolean }>([
  { what: 'too early for every child', but: {}, standard: {}, is: true },
  { what: 'of a standard series', but: { seriesType: 'standard' }, standard: {}, is: false },
  { what: 'that does not count for travel', but: { status: 'not-valid' }, standard: {}, is: false },
  { what: 'of another vaccine', but: { vaccineGroup: 'Meningococcal' }, standard: {}, is: false },
  { what: 'that counts for every child', but: {}, standard: { status: 'valid' }, is: false },
  { what: 'too soon for every child', but: {}, standard: { reason: 'interval-too-short' }, is: false },
  { what: 'where another dose was too early', but: {}, standard: { dose: 1 }, is: false },
  { what: 'where another part was too early', but: {}, standard: { antigen: 'Mumps' }, is: false },
  { what: 'too early for another risk', but: {}, standard: { seriesType: 'risk' }, is: false },
])('a dose $what is extra: $is', ({ but, standard, is }) => {
  const base = { dose: 0, vaccineGroup: 'MMR', antigen: 'Measles' };
  const of = { ...base, seriesType: 'risk', status: 'valid', reason: null, ...but } as DoseEvaluation;
  const early = { ...base, seriesType: 'standard', status: 'not-valid', reason: 'age-too-young', ...standard };

  expect(isExtraDose([of, early as DoseEvaluation], of)).toBe(is);
});
