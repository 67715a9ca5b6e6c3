import { expect, test } from 'vitest';
import { vaccineFile } from '#testing/vaccines/vaccine-files.ts';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { CURRENT_EDITION, publishedEdition } from '../editions/editions-data.ts';
import { doseWords } from '../words/dose/dose-words.ts';
import { forecastWords } from '../words/forecast/forecast-words.ts';
import { mayBeDuringChemotherapy } from './during-chemotherapy.ts';

const bornOn = '2025-05-23';
const DOSES = ['48 2025-07-23', '48 2025-09-23', '48 2025-11-23', '48 2026-05-23', '03 2026-05-23', '21 2026-05-23'];

function saidOf(codes: readonly string[], doses = DOSES) {
  const patient = { observations: codes.map((code) => ({ code })) };
  const input = wordsInput({ bornOn, today: '2026-11-23', patient, doses });
  const ofGroup = (group: string) => forecastWords(input).filter(({ vaccineGroup }) => vaccineGroup === group);
  const hib = ofGroup('Hib');
  return { hib: hib.map(({ text }) => text), details: hib.flatMap(({ details }) => details), doses: doseWords(input) };
}

const COUNTS_UNLESS =
  'Counts, unless it was given during chemotherapy, in the 2 weeks before it or the 3 months after it: then ask the doctor';
const AGAIN =
  'Ask the doctor: a dose given during chemotherapy, in the 2 weeks before it or the 3 months after it may need to be given again';

test('a Hib, MMR or chickenpox dose of a child with chemotherapy noted counts unless it was given then', () => {
  const { hib, details, doses } = saidOf(['168', '158', '216', '003']);

  expect(doses.map(({ text }) => text)).toEqual(DOSES.map(() => COUNTS_UNLESS));
  expect(hib.length).toBeGreaterThan(0);
  expect(hib.filter((text) => text !== AGAIN)).toEqual([]);
  expect(details).toContain('Ask before the note is taken out: without it the dose counts.');
});

test('nothing is asked of it where medicine or no treatment is noted', () => {
  expect(new Set(saidOf(['158', '216', '003']).doses.map(({ text }) => text))).toEqual(new Set(['Counts']));
  expect(saidOf([]).hib).toEqual(['Complete']);
});

test('a dose of which more is said has it beside', () => {
  const { doses } = saidOf(['168'], ['48 2025-07-02']);

  expect(doses[0]?.counts).toBe(true);
  expect(doses[0]?.text).toMatch(/^Counts as a routine dose; /);
  expect(doses[0]?.details).toContain(`${COUNTS_UNLESS}.`);
});

test('these are the vaccines that CDSi says not to give during chemotherapy', () => {
  const files = ['cdsi-4.64.childhood.json', 'cdsi-4.64.other.json'].map((name) => vaccineFile(name).content);
  const named = antigensNaming(files, /undergoing chemotherapy, including 14 days before/);
  const { vaccineGroups } = publishedEdition(CURRENT_EDITION);
  const groups = [...vaccineGroups].filter(([, { antigens }]) => antigens.some((of) => named.includes(of)));

  expect(groups.map(([group]) => group).filter((group) => !mayBeDuringChemotherapy(['168'], group))).toEqual([]);
  expect(named.toSorted()).toEqual(['Hib', 'Measles', 'Mumps', 'Rubella', 'Varicella']);
  expect(mayBeDuringChemotherapy(['168'], 'Pneumococcal')).toBe(false);
});

function antigensNaming(files: readonly unknown[], text: RegExp): readonly string[] {
  const antigens = files.flatMap((file) => Object.entries((file as { antigens: Record<string, unknown> }).antigens));
  return antigens.filter(([, antigen]) => text.test(JSON.stringify(antigen))).map(([name]) => name);
}
