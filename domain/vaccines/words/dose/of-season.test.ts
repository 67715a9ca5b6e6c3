import { expect, test } from 'vitest';
import { saidOfDose } from '#testing/vaccines/vaccine-words.ts';

const history = { bornOn: '2025-03-10', today: '2026-11-23', authority: 'aap-2026' };
const LAST_SEASON = ['311 2025-10-05', '311 2025-11-05'];

test.each([
  {
    what: 'the first of this season',
    doses: [...LAST_SEASON, '311 2026-10-05'],
    text: 'Counts for the 2026-27 season',
  },
  {
    what: 'a second of the same season',
    doses: [...LAST_SEASON, '311 2026-10-05', '311 2026-11-10'],
    text: 'Given after the last dose needed: not counted, no repeat needed',
  },
  {
    what: 'a third of last season',
    doses: [...LAST_SEASON, '311 2026-01-05'],
    text: 'Given after the last dose needed: not counted, no repeat needed',
  },
])('COVID-19 vaccine after the doses of last season, $what: $text', ({ doses, text }) => {
  const of = [doses.length - 1, 'COVID-19'] as const;

  expect(saidOfDose({ ...history, doses, of })).toMatchObject({ text, counts: text.startsWith('Counts') });
});
