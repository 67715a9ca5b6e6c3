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
    expect(saidOf({ ...light, birthWeightKg: 2 }, '2026-01-20', [ATBIRTH])?.details).not.toContain(AHEAD);
    expect(saidOf(light, '2026-01-20', [ATBIRTH], undefined, 'Polio')?.details).not.toContain(AHEAD);
  });
});
