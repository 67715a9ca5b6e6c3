import { expect, test } from 'vitest';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { forecastWords } from './forecast-words.ts';

function fluOn(today: string, bornOn: string, askedFor: readonly string[] = []) {
  const said = forecastWords(wordsInput({ bornOn, today, askedFor }));
  return said.find(({ vaccineGroup }) => vaccineGroup === 'Influenza')?.text;
}

test.each([
  { today: '2027-04-14', bornOn: '2025-01-10', text: 'Due now' },
  { today: '2027-04-15', bornOn: '2025-01-10', text: 'Next dose: in the fall, from September 1' },
  { today: '2027-06-20', bornOn: '2025-01-10', text: 'Next dose: in the fall, from September 1' },
  { today: '2027-07-01', bornOn: '2025-01-10', text: 'Next dose: in the fall, from September 1' },
  { today: '2027-08-31', bornOn: '2025-01-10', text: 'Next dose: in the fall, from September 1' },
  { today: '2027-09-01', bornOn: '2025-01-10', text: 'Due now' },
  { today: '2026-11-22', bornOn: '2026-11-22', text: 'Next dose: in the fall, from September 1, 2027' },
])('influenza on $today for a child born $bornOn: $text', ({ today, bornOn, text }) => {
  expect(fluOn(today, bornOn)).toBe(text);
});

test('a parent who asked for it reads that it is due', () => {
  expect(fluOn('2027-06-20', '2025-01-10', ['Influenza'])).toBe('Due now');
});
