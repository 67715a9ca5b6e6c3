import { expect, test } from 'vitest';
import { wordsInput, type History } from '#testing/vaccines/vaccine-words.ts';
import { forecastWords } from './forecast-words.ts';

type Row = History & {
  readonly what: string;
  readonly of: string;
  readonly text: string;
  readonly details: readonly string[];
};

test.each<Row>([
  {
    what: 'A vaccine that parents and doctor decide about, for a child without a spleen',
    bornOn: '2012-01-01',
    today: '2025-11-22',
    patient: { observations: [{ code: '160' }] },
    of: 'Meningococcal B',
    text: 'Due now, because of what is noted about the child',
    details: ['It can be given from 10 years on.', 'It is planned because of what is noted about the child.'],
  },
  {
    what: 'A second dose on the first day on which it can be given',
    bornOn: '2026-09-12',
    doses: ['08 2026-09-12'],
    today: '2026-10-10',
    of: 'HepB',
    text: 'Next dose: recommended from October 12, can be given now',
    details: ['CDC recommends it at 1 month.', 'It can be given from 4 weeks on.'],
  },
  {
    what: 'RSV antibody on the first day of the season',
    bornOn: '2026-06-22',
    today: '2026-10-01',
    of: 'RSV',
    text: 'Due now: as soon as possible',
    details: ['It is for the 2026-27 season.', 'It can be given until February 21, 2027.'],
  },
  {
    what: 'RSV antibody in spring for a child who is 8 months old on the first day of the next season',
    bornOn: '2026-02-01',
    today: '2026-05-01',
    of: 'RSV',
    text: 'Not in season; by next season a healthy child will be too old for it',
    details: [],
  },
  {
    what: 'RSV antibody in spring for a child born a day later',
    bornOn: '2026-02-02',
    today: '2026-05-01',
    of: 'RSV',
    text: 'Not in season until October 1',
    details: [],
  },
])('$what: $text', ({ of, text, details, ...history }) => {
  const said = forecastWords(wordsInput(history)).find(({ vaccineGroup }) => vaccineGroup === of);

  expect(said).toMatchObject({ text, details });
});
