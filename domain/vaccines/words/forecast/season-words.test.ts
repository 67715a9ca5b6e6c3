import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { wordsInput, type History } from '#testing/vaccines/vaccine-words.ts';
import { forecastWords } from './forecast-words.ts';

function said(group: string, history: History) {
  return forecastWords(wordsInput(history)).find(({ vaccineGroup }) => vaccineGroup === group);
}

const all = (group: string, history: History) => [said(group, history)?.text, ...(said(group, history)?.details ?? [])];

describe('[decision 63] a season is named, not the day on which the data’s season begins', () => {
  test.each([
    { group: 'Influenza', bornOn: '2025-10-01', today: '2026-11-22', season: '2026-27' },
    { group: 'Influenza', bornOn: '2025-10-01', today: '2026-07-01', season: '2026-27' },
    { group: 'RSV', bornOn: '2026-06-01', today: '2026-09-30', season: '2026-27' },
    { group: 'RSV', bornOn: '2026-06-01', today: '2026-10-01', season: '2026-27' },
    { group: 'Influenza', bornOn: '2098-10-01', today: '2099-11-22', season: '2099-00' },
  ])('$group on $today: $season', ({ group, season, ...history }) => {
    expect(all(group, history)).toContain(`It is for the ${season} season.`);
  });

  test('COVID-19 has no season when its day is of an earlier one: it is when a recommendation began', () => {
    const text = all('COVID-19', { bornOn: '2025-10-01', today: '2026-11-22' }).join(' ');

    expect(text).not.toMatch(/season|2025/);
  });

  test('no sentence of any age in any month names the day on which a season began', () => {
    for (let n = 0; n < 40; n += 1) {
      const today = addDays(day('2026-01-05'), n * 17);
      const words = forecastWords(wordsInput({ bornOn: addDays(today, -n * 61), today }));

      expect(words.flatMap(({ details }) => details).join(' ')).not.toMatch(/season began|season begins|July 1\b/);
    }
  });
});

describe('RSV antibody of a baby born in the season', () => {
  test.each([
    { bornOn: '2026-11-02', today: '2026-11-02', text: 'Due now: within a week of birth' },
    { bornOn: '2026-11-02', today: '2026-11-09', text: 'Due now: within a week of birth' },
    {
      bornOn: '2026-11-02',
      today: '2026-11-10',
      text: 'Due now: it was for the week after birth, as soon as possible',
    },
    { bornOn: '2026-10-01', today: '2026-10-01', text: 'Due now: within a week of birth' },
    { bornOn: '2026-09-30', today: '2026-10-01', text: 'Due now: as soon as possible' },
  ])('born $bornOn, on $today: $text', ({ text, ...history }) => {
    expect(said('RSV', history)?.text).toBe(text);
  });

  test('also one who is noted as American Indian or Alaska Native', () => {
    const patient = { observations: [{ code: '245' }] };
    const text = said('RSV', { bornOn: '2026-11-02', today: '2026-11-05', patient })?.text;

    expect(text).toBe('Due now: within a week of birth');
  });

  test('its last day is still said', () => {
    expect(all('RSV', { bornOn: '2026-11-02', today: '2026-11-03' })).toContain(
      'It can be given until March 31, 2027.',
    );
  });
});
