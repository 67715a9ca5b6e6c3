import { describe, expect, test } from 'vitest';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { forecastWords } from './forecast-words.ts';

const child = { bornOn: '2024-01-01', today: '2025-01-01' };

describe('where it is not known how the engine decided', () => {
  test.each([
    { what: 'too old', history: child, of: 'Rotavirus', text: 'No longer given at this age' },
    {
      what: 'immune',
      history: { ...child, patient: { observations: [{ code: '024' }] } },
      of: 'Varicella',
      text: 'Immune',
    },
    { what: 'due', history: child, of: 'MMR', text: 'Due now, until May 28' },
    { what: 'out of season', history: { bornOn: '2026-02-01', today: '2026-05-01' }, of: 'RSV', text: 'Not in season' },
  ])('the state is told, $what: $text', ({ history, of, text }) => {
    const input = { ...wordsInput(history), trace: [] };
    const said = forecastWords(input).find(({ vaccineGroup }) => vaccineGroup === of);

    expect(said).toMatchObject({ text, details: [] });
  });

  test.each([
    { what: 'no earliest day', but: { earliest: null } },
    { what: 'no recommended day', but: { recommended: null } },
    { what: 'neither', but: { earliest: null, recommended: null } },
  ])('a dose that is not given and has $what is due now', ({ but }) => {
    const input = wordsInput(child);
    const forecasts = input.assessment.forecasts.map((one) => ({ ...one, ...but }));
    const said = forecastWords({ ...input, assessment: { ...input.assessment, forecasts } });

    expect(said.find(({ vaccineGroup }) => vaccineGroup === 'MMR')).toMatchObject({ text: 'Due now', details: [] });
  });
});
