import { expect, test } from 'vitest';
import { wordsInput, type History } from '#testing/vaccines/vaccine-words.ts';
import { forecastWords } from './forecast-words.ts';

test.each<Omit<History, 'bornOn'> & { what: string; bornOn?: string; text: string }>([
  { what: 'COVID-19', doses: ['311 2025-10-01'], today: '2026-06-30', text: 'Complete' },
  {
    what: 'COVID-19',
    doses: ['311 2025-10-01'],
    today: '2026-07-01',
    text: 'Given for an earlier season: ask the doctor about this one',
  },
  {
    what: 'COVID-19',
    doses: ['311 2025-10-01', '140 2026-10-01'],
    today: '2026-11-23',
    text: 'Given for an earlier season: ask the doctor about this one',
  },
  {
    what: 'COVID-19',
    doses: ['311 2025-10-01', { cvx: '311', givenOn: '2026-10-01', isSubStandard: true }],
    today: '2026-11-23',
    text: 'Given for an earlier season: ask the doctor about this one',
  },
  { what: 'COVID-19', doses: ['311 2025-10-01', '311 2026-09-01'], today: '2026-11-23', text: 'Complete' },
  { what: 'COVID-19', doses: ['311 2026-07-01'], today: '2026-11-23', text: 'Complete' },
  { what: 'Varicella', doses: ['21 2022-06-01', '21 2025-06-01'], today: '2026-11-23', text: 'Complete' },
  { what: 'RSV', bornOn: '2025-10-01', doses: ['306 2025-11-01'], today: '2026-11-23', text: 'Complete' },
])('of $what, given $doses, on $today: $text', ({ what, text, bornOn = '2021-05-01', ...history }) => {
  const words = forecastWords(wordsInput({ bornOn, ...history }));

  expect(words.find(({ vaccineGroup }) => vaccineGroup === what)?.text).toBe(text);
});
