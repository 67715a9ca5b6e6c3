import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import type { DoseEvaluation, GroupForecast } from '../../assessment.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import type { WordsInput } from '../words-input.ts';
import { forecastWords } from './forecast-words.ts';
import { whyEarliest, whyRecommended } from './why-day-text.ts';

const today = day('2026-11-23');
const input = { ...wordsInput({ bornOn: '2025-01-01', today, doses: ['03 2026-02-01', '10 2026-02-01'] }), trace: [] };
const DTAP = 'DTaP/Tdap/Td';

function forecastOf(of: WordsInput, vaccineGroup: string): GroupForecast {
  const forecast = of.assessment.forecasts.find((one) => one.vaccineGroup === vaccineGroup);
  if (!forecast) throw new Error(`no forecast of ${vaccineGroup}`);
  return { ...forecast, series: ['its'], earliest: today, recommended: today };
}

const mmr = forecastOf(input, 'MMR');
const TAKES_PLACE = 'It takes the place of the dose of February 1, which does not count.';

/** What the engine said of the earliest day, or another one. */
const decided = (entry: Partial<TraceEntry>): WordsInput => ({
  ...input,
  trace: [{ step: '7.5', rule: 'FORECASTDTCAN-1', outcome: 'decides-earliest', series: 'its', date: today, ...entry }],
});

describe('a dose on the day of the one before', () => {
  test.each([
    { what: 'after polio vaccine', doses: ['10 2025-06-01', '09 2025-06-01'] },
    { what: 'before it', doses: ['09 2025-06-01', '10 2025-06-01'] },
  ])('takes the place of none where Td counts, entered $what', ({ doses }) => {
    const words = forecastWords(wordsInput({ bornOn: '2013-01-01', today: '2025-06-01', doses }));

    expect(words.find(({ vaccineGroup }) => vaccineGroup === DTAP)).toMatchObject({ text: 'Due now', details: [] });
  });

  const judged = (dose: number, vaccineGroup: string, status: string, isBestSeries = true) =>
    ({ dose, vaccineGroup, status, isBestSeries }) as DoseEvaluation;
  const [valid, invalid] = [judged(0, 'MMR', 'valid'), judged(0, 'MMR', 'not-valid')];

  test.each([
    { what: 'none does not count', evaluations: [], earliest: '2026-02-01', says: null },
    { what: 'it does not count', evaluations: [invalid], earliest: '2026-02-01', says: TAKES_PLACE },
    { what: 'it counts for one antigen', evaluations: [invalid, valid], earliest: '2026-02-01', says: null },
    {
      what: 'it counts in a series that is not the best',
      evaluations: [judged(0, 'MMR', 'valid', false)],
      earliest: '2026-02-01',
      says: TAKES_PLACE,
    },
    {
      what: 'another vaccine counts',
      evaluations: [judged(0, 'Polio', 'valid'), invalid],
      earliest: '2026-02-01',
      says: TAKES_PLACE,
    },
    {
      what: 'only a dose of another day counts',
      evaluations: [invalid, judged(7, 'MMR', 'valid')],
      earliest: '2026-02-01',
      says: TAKES_PLACE,
    },
    {
      what: 'it counts, and another vaccine was judged before it',
      evaluations: [judged(1, 'Polio', 'valid'), valid],
      earliest: '2026-02-01',
      says: null,
    },
    {
      what: 'it counts, and a second one of that day does not',
      evaluations: [valid, judged(1, 'MMR', 'not-valid')],
      earliest: '2026-02-01',
      says: null,
    },
    { what: 'it is on another day', evaluations: [invalid], earliest: '2026-02-02', says: null },
    { what: 'there is no earliest day', evaluations: [invalid], earliest: null, says: null },
  ])('of MMR, where $what: $says', ({ evaluations, earliest, says }) => {
    const assessment = { ...input.assessment, evaluations };
    const forecast = { ...mmr, earliest: earliest === null ? null : day(earliest) };

    expect(whyEarliest({ ...input, assessment }, forecast)).toBe(says);
  });
});

describe('why a dose is not earlier', () => {
  test.each<{ what: string; entry: Partial<TraceEntry>; says: string | null }>([
    { what: 'an age of ours', entry: { rule: 'ours', attr: '24m' }, says: 'It can be given from 24 months on.' },
    { what: 'the season of today', entry: { attr: 'season' }, says: 'It is for the 2026-27 season.' },
    {
      what: 'a live vaccine',
      entry: { rule: 'CALCDTCONFLICT-3', attr: '28d', ref: 0 },
      says: 'It comes at least 28 days after the MMR of February 1, as both are live vaccines.',
    },
    {
      what: 'a live vaccine on a day nobody knows',
      entry: { rule: 'CALCDTCONFLICT-3', attr: '28d', ref: 7 },
      says: null,
    },
    { what: 'a live vaccine that is not named', entry: { rule: 'CALCDTCONFLICT-3', attr: '28d' }, says: null },
    { what: 'a dose that does not count', entry: { attr: 'last-dose', ref: 1 }, says: TAKES_PLACE },
  ])('$what: $says', ({ entry, says }) => {
    expect(whyEarliest(decided(entry), mmr)).toBe(says);
  });

  test('a season that is over is not named', () => {
    const over = day('2025-07-01');
    const forecast = { ...mmr, earliest: over };

    expect(whyEarliest(decided({ attr: 'season', date: over }), forecast)).toBeNull();
  });
});

describe('why a dose is recommended on a day', () => {
  const outcome = 'unadjusted-recommended';
  test.each<{ what: string; entry: Partial<TraceEntry>; says: string | null }>([
    { what: 'an age', entry: { outcome, attr: '12m' }, says: 'CDC recommends it at 12 months.' },
    {
      what: 'a dose',
      entry: { outcome, attr: '4w', ref: 0 },
      says: 'CDC recommends it 4 weeks after the dose of February 1.',
    },
    {
      what: 'what is noted',
      entry: { outcome, attr: '4w', saw: { observation: 'unknown' } },
      says: 'CDC recommends it 4 weeks after what is noted about the child.',
    },
    { what: 'nothing published', entry: { outcome }, says: null },
  ])('$what: $says', ({ entry, says }) => {
    expect(whyRecommended(decided(entry), mmr)).toBe(says);
  });

  test('is not said where the earliest day explains it', () => {
    expect(whyRecommended(input, mmr)).toBeNull();
  });
});
