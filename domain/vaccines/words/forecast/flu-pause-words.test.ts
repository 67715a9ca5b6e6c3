import { expect, test } from 'vitest';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { forecastWords } from './forecast-words.ts';

function fluOn(today: string, bornOn: string, askedFor: readonly string[] = []) {
  const said = forecastWords(wordsInput({ bornOn, today, askedFor }));
  return said.find(({ vaccineGroup }) => vaccineGroup === 'Influenza')?.text;
}

test.each([
  { today: '2027-04-14', bornOn: '2025-01-10', text: 'Due now: as soon as possible' },
  { today: '2027-04-15', bornOn: '2025-01-10', text: 'Next dose: in the fall, from September 1' },
  { today: '2027-06-20', bornOn: '2025-01-10', text: 'Next dose: in the fall, from September 1' },
  { today: '2027-07-01', bornOn: '2025-01-10', text: 'Next dose: in the fall, from September 1' },
  { today: '2027-08-31', bornOn: '2025-01-10', text: 'Next dose: in the fall, from September 1' },
  { today: '2027-09-01', bornOn: '2025-01-10', text: 'Due now: as soon as possible' },
  { today: '2027-09-01', bornOn: '2018-01-10', text: 'Due now' },
  { today: '2026-11-22', bornOn: '2026-11-22', text: 'Next dose: in the fall, from September 1, 2027' },
])('influenza on $today for a child born $bornOn: $text', ({ today, bornOn, text }) => {
  expect(fluOn(today, bornOn)).toBe(text);
});

test('a parent who asked for it reads that it is due', () => {
  expect(fluOn('2027-06-20', '2025-01-10', ['Influenza'])).toBe('Due now: as soon as possible');
});

test.each(['2027-04-15', '2027-05-10', '2027-06-30', '2027-07-01', '2027-08-31'])(
  'on %s the season of the next influenza dose is that of the fall',
  (today) => {
    const said = forecastWords(wordsInput({ bornOn: '2025-01-10', today }));
    const flu = said.find(({ vaccineGroup }) => vaccineGroup === 'Influenza');

    expect(flu?.details.join(' ')).toContain('2027-28 season');
    expect(flu?.details.join(' ')).not.toContain('2026-27');
  },
);
