import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, dayNumber, type Day } from '#domain/time/day.ts';
import { saidOfDose, wordsInput, type History } from '#testing/vaccines/vaccine-words.ts';
import { endAfterFirstDose } from './first-dose-limit.ts';
import { forecastWords } from './forecast-words.ts';

const bornOn = day('2026-01-10');

function rotavirus(today: Day, history: Partial<History> = {}): string {
  const said = forecastWords(wordsInput({ bornOn, today, ...history }));
  const words = said.find(({ vaccineGroup }) => vaccineGroup === 'Rotavirus');
  return [words?.text, ...(words?.details ?? [])].join(' ');
}

describe('[decision 58] an age limit of the first dose is not told as that of every dose', () => {
  const limit = addDays(bornOn, 15 * 7);
  const lastDay = addMonths(bornOn, 8);
  const daysBetweenThem = Array.from({ length: 15 }, (_, n) => addDays(limit, n * 9));

  test.each(daysBetweenThem)(
    'of rotavirus vaccine on %s nothing is said that a given dose would make untrue',
    (today) => {
      expect(rotavirus(today, { doses: [`116 ${addMonths(bornOn, 2)}`] })).not.toMatch(/no longer|\bonly\b|age limit/i);
      expect(rotavirus(today)).toBe('Past the age to start: this vaccine is begun before 15 weeks');
      expect(rotavirus(today, { isPastOpen: true })).toBe(
        'If a dose was given, the next one may still be due: compare with the card ' +
          'Past the age to start: this vaccine is begun before 15 weeks.',
      );
    },
  );

  test('from 8 months on rotavirus vaccine is given to nobody, whatever is not known', () => {
    for (const isPastOpen of [true, false]) {
      expect(rotavirus(lastDay, { isPastOpen })).toMatch(/Past the age to start/);
      expect(rotavirus(addDays(lastDay, 1), { isPastOpen })).toBe(
        'No longer given at this age The first dose is given before 15 weeks.',
      );
    }
  });

  test('its last day is called that of a first dose, and of a second that of the dose', () => {
    const given = [`116 ${addMonths(bornOn, 2)}`];

    expect(rotavirus(addDays(limit, -1))).toContain('A first dose can be given until April 24.');
    expect(rotavirus(addDays(limit, -1), { doses: given })).not.toContain('A first dose');
    expect(rotavirus(addDays(limit, -1), { doses: given })).toContain('It can be given until');
  });

  test('no other dose has a limit that ends before that of those after it', () => {
    const endOf = (target: number) =>
      endAfterFirstDose(wordsInput({ bornOn, today: limit }), { series: 'Rotavirus 3-dose series', target, limit });

    expect(endOf(1)).toBe(dayNumber(lastDay) + 1);
    expect(endOf(2)).toBeNull();
  });

  test('a first dose that was too early is past its age, and no other', () => {
    const asked = { bornOn, doses: [`116 ${addDays(bornOn, 30)}`], of: [0, 'Rotavirus'] as const };

    expect(saidOfDose({ ...asked, today: limit })?.text).toBe(
      'Too early: not counted, and past the age for a first dose',
    );
    expect(saidOfDose({ ...asked, today: addDays(lastDay, 1) })?.text).toBe(
      'Too early: not counted, and no longer given at this age',
    );
  });
});

/** As given at the usual ages, in months. */
const GIVEN = [
  ...[2, 4, 6].flatMap((age) => ['116', '20', '48', '133', '10'].map((cvx) => [age, cvx] as const)),
  ...[0, 1, 6].map((age) => [age, '08'] as const),
  ...['03', '21', '48', '133', '83'].map((cvx) => [12, cvx] as const),
] as const;
const UNTRUE_OF_SOME = /no longer|\bonly\b|\bnever\b|past the age limit|healthy children get it before/i;
const today = day('2026-11-23');

test.each([3, 4, 5, 6, 7, 8, 9, 12, 15, 18, 24, 48, 60, 84])(
  'while the past is not answered, at %s months no limit is told that a child who was vaccinated goes beyond',
  (months) => {
    const born = addMonths(today, -months);
    const open = wordsInput({ bornOn: born, today, isPastOpen: true });
    const told = forecastWords(open).filter(({ text, details }) => UNTRUE_OF_SOME.test([text, ...details].join(' ')));

    for (const known of [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17]) {
      const doses = GIVEN.slice(0, known).flatMap(([age, cvx]) =>
        age < months ? [`${cvx} ${addMonths(born, age)}`] : [],
      );
      const { forecasts } = wordsInput({ bornOn: born, today, doses }).assessment;
      const dated = forecasts.filter(({ earliest, type }) => earliest !== null && type === 'standard');
      const wrong = told.filter((one) => dated.some(({ vaccineGroup }) => vaccineGroup === one.vaccineGroup));

      expect(wrong.map(({ vaccine, text }) => `${vaccine}: ${text}`)).toEqual([]);
    }
  },
);
