import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { afterCare } from './after-care.ts';

const today = day('2026-11-21');
const dose = (on: string | null, ...vaccines: string[]) => ({ givenOn: on === null ? null : day(on), vaccines });

describe('[VAX-02] for how long side effects of a vaccine are shown', () => {
  test.each([
    { given: 'today', doses: [dose('2026-11-21', 'dtap')], said: ['2026-11-21 dtap'] },
    { given: '3 days ago', doses: [dose('2026-11-18', 'dtap')], said: ['2026-11-18 dtap'] },
    { given: '4 days ago', doses: [dose('2026-11-17', 'dtap')], said: [] },
    { given: 'tomorrow', doses: [dose('2026-11-22', 'dtap')], said: [] },
    { given: 'MMR 12 days ago', doses: [dose('2026-11-09', 'mmr')], said: ['2026-11-09 mmr'] },
    { given: 'MMR 13 days ago', doses: [dose('2026-11-08', 'mmr')], said: [] },
    { given: 'MMRV 12 days ago', doses: [dose('2026-11-09', 'mmr', 'var')], said: ['2026-11-09 mmr var'] },
    { given: 'on a day nobody knows', doses: [dose(null, 'mmr')], said: [] },
    {
      given: 'MMR and PCV 5 days ago: of PCV no more is said',
      doses: [dose('2026-11-16', 'pcv'), dose('2026-11-16', 'mmr')],
      said: ['2026-11-16 mmr'],
    },
    {
      given: 'on two days, the latest first',
      doses: [dose('2026-11-18', 'rv'), dose('2026-11-20', 'dtap', 'hib'), dose('2026-11-20', 'pcv', 'hib')],
      said: ['2026-11-20 dtap hib pcv', '2026-11-18 rv'],
    },
  ])('given $given', ({ doses, said }) => {
    expect(afterCare(doses, today).map(({ givenOn, vaccines }) => [givenOn, ...vaccines].join(' '))).toEqual(said);
  });
});
