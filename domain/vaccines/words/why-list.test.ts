import { expect, test } from 'vitest';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { whyOfDose, whyOfForecast } from './why-list.ts';

const input = wordsInput({
  bornOn: '2025-05-31',
  doses: ['08 2025-05-31', '110 2025-07-31', '110 2025-09-30', '110 2025-11-10'],
  today: '2025-11-10',
});

test('a clinician reads each rule that a dose was judged by, with the days it saw', () => {
  expect(whyOfDose(input, { dose: 3, series: 'HepB 3-dose series' })).toContainEqual({
    step: '6.4',
    rule: 'CALCDTAGE-5',
    text: 'HepB 3-dose series, target dose 3: 2025-11-10, limit 2025-11-11 (24w-4d), min 24w, minOn 2025-11-15, absMin 24w-4d, absMinOn 2025-11-11: age too young',
  });
});

test('a clinician reads why the next dose is due on its day, in the order of the decisions', () => {
  const forecast = input.assessment.forecasts.find(({ vaccineGroup }) => vaccineGroup === 'HepB');
  if (!forecast) throw new Error('no forecast of HepB');

  const lines = whyOfForecast(input, forecast);

  expect(lines).toContainEqual({
    step: '7.5',
    rule: 'CALCDTINT-4',
    text: 'HepB 4-dose series, target dose 4: 2025-09-20, by 16w, counted from the dose of 2025-05-31 (CVX 08): no later',
  });
  expect(lines.at(-1)).toEqual({
    step: '9',
    rule: 'FORECASTVG-1',
    text: 'HepB: 2025-11-15, seriesGroup 1, dose 4, recommended 2025-12-01, pastDue 2027-01-27: not complete',
  });
  expect(lines.findIndex(({ rule }) => rule === 'TABLE 7-10')).toBeGreaterThan(
    lines.findIndex(({ rule }) => rule === 'CALCDTAGE-4'),
  );
});

test('entries about another dose or vaccine are not in the list', () => {
  const lines = whyOfDose(input, { dose: 0, series: 'HepB 3-dose series' });

  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every(({ text }) => text.startsWith('HepB 3-dose series') && text.includes('2025-05-31'))).toBe(true);
});
