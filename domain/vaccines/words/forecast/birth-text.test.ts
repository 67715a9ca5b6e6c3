import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import type { GroupForecast } from '../../assessment.ts';
import { birthText, isForBirthWeek } from './birth-text.ts';
import { NEXT } from './forecast-sentences.ts';

const bornOn = day('2026-11-02');

function inputOn(today: string) {
  const input = { ...wordsInput({ bornOn, today: bornOn }), today: day(today) };
  const antibody = input.assessment.forecasts.find(({ vaccineGroup }) => vaccineGroup === 'RSV');
  if (!antibody) throw new Error('a newborn in November has a forecast of RSV antibody');
  return { input, antibody };
}

test.each<{ what: string; today: string; but: Partial<GroupForecast>; is: boolean }>([
  { what: 'on the day of birth', today: '2026-11-02', but: {}, is: true },
  { what: 'for a child who is not born yet', today: '2026-11-01', but: {}, is: false },
  { what: 'recommended on a later day', today: '2026-11-02', but: { recommended: day('2026-11-03') }, is: false },
  { what: 'a second dose', today: '2026-11-02', but: { dose: 2 }, is: false },
  { what: 'for a condition', today: '2026-11-02', but: { type: 'risk' }, is: true },
  { what: 'hepatitis B', today: '2026-11-02', but: { vaccineGroup: 'HepB' }, is: false },
])('RSV antibody is for the first week, $what: $is', ({ today, but, is }) => {
  const { input, antibody } = inputOn(today);

  expect(isForBirthWeek(input, { ...antibody, ...but })).toBe(is);
});

test.each([
  { today: '2026-11-09', late: false },
  { today: '2026-11-10', late: true },
])('RSV antibody is late on $today: $late', ({ today, late }) => {
  const { input, antibody } = inputOn(today);
  const { input: atBirth } = inputOn(bornOn);

  expect(birthText(input, antibody)?.text === birthText(atBirth, antibody)?.text).toBe(!late);
});

test.each<{ what: string; today: string; child: object; but: Partial<GroupForecast>; is: boolean }>([
  { what: 'at birth', today: '2026-11-02', child: {}, but: {}, is: true },
  { what: 'on the day before 1 month', today: '2026-12-01', child: {}, but: {}, is: true },
  { what: 'at 1 month', today: '2026-12-02', child: {}, but: {}, is: false },
  { what: 'of 2,000 g', today: '2026-11-02', child: { birthWeightKg: 2 }, but: {}, is: false },
  { what: 'of a positive mother', today: '2026-11-02', child: { motherHepatitisB: 'positive' }, but: {}, is: false },
  { what: 'a second dose', today: '2026-11-20', child: {}, but: { dose: 2 }, is: false },
  { what: 'another vaccine', today: '2026-11-02', child: {}, but: { vaccineGroup: 'Polio' }, is: false },
])(
  'hepatitis B of a baby under 2,000 g whose mother tested negative is for 1 month or going home, $what: $is',
  ({ today, child, but, is }) => {
    const input = wordsInput({ bornOn, today });
    const hepatitisB = input.assessment.forecasts.find(({ vaccineGroup }) => vaccineGroup === 'HepB');
    if (!hepatitisB) throw new Error('a newborn has a forecast of hepatitis B');
    const light = { ...input, child: { bornOn, motherHepatitisB: 'negative', birthWeightKg: 1.9, ...child } as const };

    const said = birthText(light, { ...hepatitisB, recommended: day('2026-12-02'), ...but });
    expect(said?.text === NEXT['birth-dose-later'].text).toBe(is);
  },
);
