import { expect, test } from 'vitest';
import { saidOfDose, type DoseRow } from '#testing/vaccines/vaccine-words.ts';

const ONE_OR_TWO =
  'One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due.';

const BY_MONTH = 'By a month you remember: compare with the card.';

const ROWS: readonly DoseRow[] = [
  {
    what: 'Two HepB products on one day',
    bornOn: '2025-01-01',
    doses: ['08 2025-03-01', '110 2025-03-01'],
    today: '2025-03-01',
    of: [1, 'HepB'],
    counts: false,
    text: 'A second dose on the same day: not counted',
    details: [ONE_OR_TWO],
    rule: 'TABLE 6-31',
  },
  {
    what: 'Three HepB products on one day',
    bornOn: '2025-01-01',
    doses: ['08 2025-03-01', '45 2025-03-01', '110 2025-03-01'],
    today: '2025-03-01',
    of: [2, 'HepB'],
    counts: false,
    text: 'A second dose on the same day: not counted',
    details: [ONE_OR_TWO],
    rule: 'TABLE 6-31',
  },
  {
    what: 'One birth dose under two codes of HepB',
    bornOn: '2026-09-20',
    doses: ['08 2026-09-20', '45 2026-09-20'],
    today: '2026-11-22',
    of: [1, 'HepB'],
    counts: false,
    text: 'A second dose on the same day: not counted',
    details: [ONE_OR_TWO],
    rule: 'TABLE 6-31',
  },
  {
    what: 'One shot under two codes of DTaP',
    bornOn: '2026-01-10',
    doses: ['20 2026-03-10', '107 2026-03-10'],
    today: '2026-11-22',
    of: [1, 'DTaP/Tdap/Td'],
    counts: false,
    text: 'A second dose on the same day: not counted',
    details: [ONE_OR_TWO],
    rule: 'TABLE 6-31',
  },
  {
    what: 'The last HepA dose under two codes',
    bornOn: '2023-01-01',
    doses: ['83 2024-03-01', '83 2024-10-01', '85 2024-10-01'],
    today: '2025-11-10',
    of: [2, 'HepA'],
    counts: false,
    text: 'A second dose on the same day: not counted',
    details: [ONE_OR_TWO],
    rule: 'TABLE 6-31',
  },
  {
    what: 'The third HepB dose under two codes, both of which count in a series of four',
    bornOn: '2018-01-01',
    doses: ['08 2018-01-01', '08 2018-02-01', '08 2018-08-01', '45 2018-08-01'],
    today: '2025-11-10',
    of: [3, 'HepB'],
    counts: true,
    text: 'Counts',
    details: [ONE_OR_TWO],
    rule: 'TABLE 6-31',
  },
  {
    what: 'An early HepA dose under two codes',
    bornOn: '2025-03-09',
    doses: ['83 2026-01-26', '85 2026-01-26'],
    today: '2026-01-26',
    of: [1, 'HepA'],
    counts: false,
    text: 'A second dose on the same day: not counted',
    details: [
      ONE_OR_TWO,
      'CDC advises a dose at 6 to 11 months before travel to countries with hepatitis A. That dose does not count.',
    ],
    rule: 'TABLE 6-31',
  },
  {
    what: 'HepB on the day after another, as two parents may have written it',
    bornOn: '2025-01-01',
    doses: ['08 2025-03-01', '45 2025-03-02'],
    today: '2025-03-10',
    of: [1, 'HepB'],
    counts: false,
    text: 'Given 27 days too soon after the dose of March 1, so it does not count: one more is needed, from March 30',
    details: [ONE_OR_TWO, 'Given 1 day after the dose of March 1. The rule is 4 weeks; up to 4 days less is allowed.'],
    rule: 'TABLE 6-18',
  },
  {
    what: 'HepB of two months',
    bornOn: '2025-01-01',
    doses: [
      { cvx: '08', givenOn: '2025-01-15', isDayLikely: true },
      { cvx: '08', givenOn: '2025-03-15', isDayLikely: true },
    ],
    today: '2025-03-20',
    of: [1, 'HepB'],
    counts: true,
    text: 'Counts',
    details: [BY_MONTH],
    rule: 'TABLE 6-31',
  },
  {
    what: 'HepA of a month and of its likely day',
    bornOn: '2023-01-01',
    doses: ['83 2024-03-01', { cvx: '83', givenOn: '2024-10-15', isDayLikely: true }, '85 2024-10-15'],
    today: '2025-11-10',
    of: [2, 'HepA'],
    counts: false,
    text: 'Given after the last dose needed: not counted, no repeat needed',
    details: [ONE_OR_TWO],
    rule: 'FIGURE 4-6',
  },
];

test.each(ROWS)('$what: $text', ({ counts, text, details, rule, ...asked }) => {
  expect(saidOfDose(asked)).toMatchObject({ counts, text, rule, ...(details && { details }) });
});

test.each([
  { doses: ['178 2024-07-20', '10 2024-07-20'], oral: 0 },
  { doses: ['10 2024-07-20', '178 2024-07-20'], oral: 1 },
])('oral polio vaccine on the day of IPV is not counted for what it is: $doses', ({ doses, oral }) => {
  const said = saidOfDose({ bornOn: '2024-02-02', today: '2026-11-23', doses, of: [oral, 'Polio'] });
  expect(said?.text).toContain('The US schedule does not count this oral polio vaccine');
  expect(said?.details).not.toContain(ONE_OR_TWO);
});
