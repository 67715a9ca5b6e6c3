import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day } from '#domain/time/day.ts';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { forecastWords } from './forecast-words.ts';

/** What is said of a vaccine's next dose, with its details. */
function saidOf(group: string, history: { bornOn: string; today: string; doses?: readonly string[] }): string {
  const words = forecastWords(wordsInput(history)).find(({ vaccineGroup }) => vaccineGroup === group);
  return [words?.text, ...(words?.details ?? [])].join(' ');
}

const until = /can be given until/;

describe('[VAX-01] the last day of a dose', () => {
  test('is never said of polio vaccine, which adults get as well', () => {
    const bornOn = day('2009-11-22');
    for (let today = addMonths(bornOn, 12 * 17); today < addMonths(bornOn, 12 * 18); today = addDays(today, 7)) {
      for (const doses of [[], ['10 2026-11-29']]) expect(saidOf('Polio', { bornOn, today, doses })).not.toMatch(until);
    }
  });

  test.each([
    { group: 'Hib', bornOn: '2022-01-10', today: '2026-06-01', says: 'no later than January 9, 2027' },
    {
      group: 'Pneumococcal',
      bornOn: '2022-01-10',
      today: '2026-06-01',
      says: 'no later than January 9, 2027',
    },
    {
      group: 'Rotavirus',
      bornOn: '2026-08-10',
      today: '2026-11-22',
      says: 'A first dose can be given until November 22.',
    },
  ])('is said of $group, which ends for good', ({ group, says, ...history }) => {
    expect(saidOf(group, history)).toContain(says);
  });

  test.each([
    { today: '2026-11-10', says: 'Due now, until November 21' },
    { today: '2026-11-11', says: 'Due now: as soon as possible, no later than November 25' },
    { today: '2026-11-25', says: 'Due now: as soon as possible, no later than November 25' },
  ])('is said first once 14 days are left at most, on $today', ({ today, says }) => {
    const given = { bornOn: '2026-03-25', doses: ['116 2026-05-25', '116 2026-07-25'] };
    expect(saidOf('Rotavirus', { ...given, today })).toMatch(new RegExp(`^${says}`));
  });

  test('is said once', () => {
    const given = { bornOn: '2026-03-25', doses: ['116 2026-05-25', '116 2026-07-25'] };
    expect(saidOf('Rotavirus', { ...given, today: '2026-11-11' }).match(/November 25/g)).toHaveLength(1);
    expect(saidOf('Rotavirus', { ...given, today: '2026-11-10' })).toContain('It can be given until November 25.');
  });
});
