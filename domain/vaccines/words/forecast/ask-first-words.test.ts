import { describe, expect, test } from 'vitest';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { forecastWords } from './forecast-words.ts';

const IMMUNOCOMPROMISED = '003';
const patient = { observations: [{ code: IMMUNOCOMPROMISED }] };
const input = wordsInput({ bornOn: '2026-08-20', today: '2026-11-23', patient });
const textOf = (group: string, noted = input.noted) =>
  forecastWords({ ...input, noted }).find(({ vaccineGroup }) => vaccineGroup === group)?.text;

describe('[decision 60] a weak immune system', () => {
  test('is asked about before a live vaccine, by the name under which it was noted', () => {
    expect(textOf('Rotavirus')).toBe(
      'Ask the doctor first: “Immunocompromised” is noted, and this is a live vaccine. Ask no later than December 2: after it a first dose is not given',
    );
    expect(textOf('Rotavirus', new Map([[IMMUNOCOMPROMISED, 'A weak immune system']]))).toContain(
      '“A weak immune system”',
    );
  });

  test('the last day to ask is that of a later dose, once one was given', () => {
    const given = wordsInput({ bornOn: '2026-04-01', today: '2026-11-23', patient, doses: ['116 2026-06-05'] });
    const said = forecastWords(given).find(({ vaccineGroup }) => vaccineGroup === 'Rotavirus');
    expect(said?.text).toContain('Ask no later than December 1: after it a dose is not given');
  });

  test('no last day is said of MMR, which goes on', () => {
    expect(textOf('MMR')).not.toContain('no later than');
  });

  test('is not asked about before another vaccine, nor where nothing is noted', () => {
    expect(textOf('Polio')).not.toContain('Ask the doctor');
    expect(textOf('Rotavirus', new Map())).not.toContain('Ask the doctor');
  });
});
