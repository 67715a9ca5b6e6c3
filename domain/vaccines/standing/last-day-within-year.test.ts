import { describe, expect, test } from 'vitest';
import { day, type Day } from '#domain/time/day.ts';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { parseDuration } from '../duration.ts';
import { lastDayWithinYear } from './last-day-within-year.ts';

const bornOn = '2025-11-23';
const today = day('2026-11-23');
const input = { ...wordsInput({ bornOn, today }), trace: [] };

function forecastOf(latest: string | null, earliest: string | null) {
  const [forecast] = input.assessment.forecasts.filter(({ vaccineGroup }) => vaccineGroup === 'MMR');
  if (!forecast) throw new Error('a child of one year has a forecast of MMR');
  const dayOrNull = (text: string | null): Day | null => (text === null ? null : day(text));
  return { ...forecast, latest: dayOrNull(latest), earliest: dayOrNull(earliest) };
}

describe('[VAX-01] the last day of a dose', () => {
  test.each([
    { what: 'there is none', latest: null, earliest: '2026-11-23', said: null },
    { what: 'a year away', latest: '2027-11-23', earliest: '2026-11-23', said: '2027-11-23' },
    { what: 'more than a year away', latest: '2027-11-24', earliest: '2026-11-23', said: null },
    { what: 'its first day as well', latest: '2026-12-01', earliest: '2026-12-01', said: '2026-12-01' },
    { what: 'before its first day', latest: '2026-12-01', earliest: '2026-12-02', said: null },
    { what: 'today, without a first day', latest: '2026-11-23', earliest: null, said: '2026-11-23' },
    { what: 'passed, without a first day', latest: '2026-11-22', earliest: null, said: null },
  ])('is said within a year: $what', ({ latest, earliest, said }) => {
    expect(lastDayWithinYear(input, forecastOf(latest, earliest))).toBe(said);
  });

  test.each([
    { what: 'its own series', but: {}, said: null },
    { what: 'one for a condition', but: { type: 'risk' as const }, said: '2026-12-22' },
    { what: 'one of another vaccine', but: { vaccineGroup: 'Polio' }, said: '2026-12-22' },
    { what: 'one that begins a day later', but: { minStart: parseDuration('13m+1d') }, said: '2026-12-22' },
    { what: 'one without an age', but: { minStart: null }, said: '2026-12-22' },
  ])('is not said where another series goes on the day after: $what, $said', ({ but, said }) => {
    const antigens = input.edition.antigens.slice(0, 1).map((antigen) => {
      const atThirteenMonths = { vaccineGroup: 'MMR', type: 'standard' as const, minStart: parseDuration('13m') };
      const series = antigen.series.slice(0, 1).map((one) => ({ ...one, ...atThirteenMonths, ...but }));
      return { ...antigen, series };
    });
    const forecast = forecastOf('2026-12-22', '2026-11-23');

    expect(lastDayWithinYear({ ...input, edition: { ...input.edition, antigens } }, forecast)).toBe(said);
  });
});
