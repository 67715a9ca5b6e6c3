import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import type { WordsInput } from '../words-input.ts';
import { FORECAST_DETAIL, NEXT } from './forecast-sentences.ts';
import { forecastWords } from './forecast-words.ts';

const bornOn = day('2026-01-15');
const ATBIRTH = '08 2026-01-15';
const THREE = [ATBIRTH, '08 2026-02-15', '08 2026-07-15'];
const AHEAD = FORECAST_DETAIL['ask-for-fourth'].text;

type Child = Omit<WordsInput['child'], 'bornOn'>;

function saidOf(child: Child, today: string, doses: readonly string[], type?: 'risk', group = 'HepB') {
  const input = wordsInput({ bornOn, today, doses });
  const forecasts = input.assessment.forecasts.map((one) => (type ? { ...one, type } : one));
  const words = forecastWords({
    ...input,
    child: { bornOn, ...child },
    assessment: { ...input.assessment, forecasts },
  });
  return words.find(({ vaccineGroup }) => vaccineGroup === group);
}

const light = { motherHepatitisB: 'positive', birthWeightKg: 1.8 } as const;

describe('[decision 59] the fourth dose of a baby born under 2,000 g', () => {
  test.each([
    { what: 'of a positive mother', child: light, doses: THREE, said: NEXT['ask-for-fourth'].text },
    { what: 'of a negative mother', child: { ...light, motherHepatitisB: 'negative' }, doses: THREE, said: 'Complete' },
    { what: 'of 2,000 g', child: { ...light, birthWeightKg: 2 }, doses: THREE, said: 'Complete' },
    { what: 'with four doses', child: light, doses: [...THREE, '08 2026-08-15'], said: 'Complete' },
  ] as const)('after 0, 1 and 6 months, $what: $said', ({ child, doses, said }) => {
    expect(saidOf(child, '2026-08-20', doses)).toMatchObject({ text: said, details: [] });
  });

  test('is not asked for where the series is for a condition, nor with another vaccine that is complete', () => {
    expect(saidOf(light, '2026-08-20', THREE, 'risk')?.text).toBe('Complete');
    expect(saidOf(light, '2026-08-20', ['119 2026-03-20', '119 2026-05-20'], undefined, 'Rotavirus')?.text).toBe(
      'Complete',
    );
  });

  test('is told beside the next dose from the first one on', () => {
    expect(saidOf(light, '2026-01-20', [ATBIRTH])?.text).toMatch(/^Next dose: recommended from February 15/);
    expect(saidOf(light, '2026-01-20', [ATBIRTH])?.details).toContain(AHEAD);
    expect(saidOf(light, '2026-01-20', [])?.details).not.toContain(AHEAD);
    expect(saidOf(light, '2026-03-20', ['08 2026-02-08'])?.details).not.toContain(AHEAD);
    expect(saidOf({ ...light, birthWeightKg: 2 }, '2026-01-20', [ATBIRTH])?.details).not.toContain(AHEAD);
    expect(saidOf(light, '2026-01-20', [ATBIRTH], undefined, 'Polio')?.details).not.toContain(AHEAD);
  });
});

describe('a first dose that is for later than birth', () => {
  const BY_JANUARY_LIST = '2026-03-15';
  const negative = { motherHepatitisB: 'negative', birthWeightKg: 3 } as const;

  function firstDose(child: Child, recommended: string, today = '2026-01-18') {
    const input = wordsInput({ bornOn, today });
    const forecasts = input.assessment.forecasts.map((one) =>
      one.vaccineGroup === 'HepB' ? { ...one, recommended: day(recommended) } : one,
    );
    const askDoctorOn = () => new Set(recommended === BY_JANUARY_LIST ? ['HepB'] : []);
    const of = { ...input, askDoctorOn, child: { bornOn, ...child }, assessment: { ...input.assessment, forecasts } };
    return forecastWords(of).find(({ vaccineGroup }) => vaccineGroup === 'HepB');
  }

  test.each([
    { what: 'under 2,000 g', child: { ...negative, birthWeightKg: 1.9 }, recommended: '2026-02-15' },
    { what: 'by the list of January', child: negative, recommended: BY_JANUARY_LIST },
    { what: 'by that list, under 2,000 g', child: { ...negative, birthWeightKg: 1.9 }, recommended: BY_JANUARY_LIST },
  ])('$what: is not said to be possible before', ({ child, recommended }) => {
    for (const today of ['2026-01-15', '2026-01-18', '2026-03-14', '2026-03-20']) {
      const { text, details } = firstDose(child, recommended, today) ?? {};
      expect(`${text} ${details?.join(' ')}`).not.toMatch(/can be given now|from birth on/);
    }
  });

  test('names its day by the list of January, also under 2,000 g', () => {
    for (const birthWeightKg of [1.9, 3])
      expect(firstDose({ ...negative, birthWeightKg }, BY_JANUARY_LIST)?.text).toBe('Next dose: from March 15');
    expect(firstDose({ ...negative, birthWeightKg: 1.9 }, '2026-02-15')?.text).toBe(NEXT['birth-dose-later'].text);
  });

  test('of every other child is due at birth, from which it can be given', () => {
    expect(firstDose(negative, '2026-01-15')?.details).toContain('It can be given from birth on.');
  });
});
