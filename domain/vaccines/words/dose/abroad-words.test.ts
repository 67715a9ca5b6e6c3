import { expect, test } from 'vitest';
import { saidOfDose, type DoseRow } from '#testing/vaccines/vaccine-words.ts';

const NOW = 'one more is needed and can be given now';

const ROWS: readonly DoseRow[] = [
  {
    what: 'A measles-rubella vaccine at 12 months',
    bornOn: '2024-01-01',
    doses: ['04 2025-01-10'],
    today: '2025-06-01',
    of: [0, 'MMR'],
    counts: true,
    text: 'Counts for measles and rubella, not for mumps',
    details: ['It has no part against mumps.'],
    rule: 'TABLE 6-31',
  },
  {
    what: 'A measles vaccine at 12 months',
    bornOn: '2024-01-01',
    doses: ['05 2025-01-10'],
    today: '2025-06-01',
    of: [0, 'MMR'],
    counts: true,
    text: 'Counts for measles, not for mumps and rubella',
    details: ['It has no part against mumps and rubella.'],
    rule: 'TABLE 6-31',
  },
  {
    what: 'MMR 20 days after yellow fever vaccine',
    bornOn: '2024-01-01',
    doses: ['37 2025-01-10', '03 2025-01-30'],
    today: '2025-06-01',
    of: [1, 'MMR'],
    counts: false,
    text: `Too soon after another live vaccine: ${NOW}`,
    details: [
      'Given 20 days after the yellow fever vaccine of January 10; at least 28 days must pass between the two.',
    ],
    rule: 'CONFLICT-3',
  },
  {
    what: 'MMR 20 days after BCG',
    bornOn: '2024-01-01',
    doses: ['19 2025-01-10', '03 2025-01-30'],
    today: '2025-06-01',
    of: [1, 'MMR'],
    counts: false,
    text: `Too soon after another live vaccine: ${NOW}`,
    details: ['Given 20 days after the BCG of January 10; at least 30 days must pass between the two.'],
    rule: 'CONFLICT-3',
  },
  {
    what: 'MMR 20 days after a measles vaccine that counts',
    bornOn: '2024-01-01',
    doses: ['05 2025-01-10', '03 2025-01-30'],
    today: '2025-06-01',
    of: [1, 'MMR'],
    counts: false,
    text: `Too soon after the dose of January 10: ${NOW}`,
    details: [
      'Given 20 days after the dose of January 10. The rule is 4 weeks; up to 4 days less is allowed.',
      'Given 20 days after the measles vaccine of January 10; at least 24 days must pass between the two.',
    ],
    rule: 'TABLE 6-18',
  },
  {
    what: 'MMR after a typhoid vaccine by mouth, which CDC keeps apart from nothing',
    bornOn: '2018-01-01',
    doses: ['25 2025-01-10', '03 2025-01-30'],
    today: '2025-06-01',
    of: [1, 'MMR'],
    counts: true,
    text: 'Counts',
    rule: 'TABLE 6-31',
  },
  ...['178', '182'].map((cvx) => ({
    what: `Oral polio vaccine (${cvx}) of 2024`,
    bornOn: '2024-01-01',
    doses: [`${cvx} 2024-02-28`],
    today: '2024-06-01',
    of: [0, 'Polio'] as const,
    counts: false,
    text: `The US schedule does not count this oral polio vaccine: ${NOW}`,
    details: [
      'Of oral polio vaccine given since April 2016, the US schedule counts only what the record calls trivalent (tOPV). IPV, the injected vaccine, takes its place.',
    ],
    rule: 'TABLE 6-13',
  })),
  ...['2024-06-27', '2024-07-01', '2024-08-01', '2024-11-30'].map((on) => ({
    what: `MMR on ${on}, before travel, for a child of the first of January`,
    bornOn: '2024-01-01',
    doses: [`03 ${on}`],
    today: '2024-12-27',
    of: [0, 'MMR'] as const,
    counts: false,
    text: 'Correct before travel abroad, but too early to count: one more is needed, from January 1, 2025',
    details: [
      'CDC advises a dose at 6 to 11 months before travel abroad or in an outbreak. Two more are needed from 12 months.',
    ],
    rule: 'CALCDTAGE-5',
  })),
  {
    what: 'MMR five days before 6 months',
    bornOn: '2024-01-01',
    doses: ['03 2024-06-26'],
    today: '2024-12-27',
    of: [0, 'MMR'],
    counts: false,
    text: 'Too early: one more is needed, from January 1, 2025',
    details: ['Given 189 days before 12 months; up to 4 days early is allowed.'],
    rule: 'CALCDTAGE-5',
  },
];

test.each(ROWS)('$what: $text', ({ counts, text, details, rule, ...asked }) => {
  expect(saidOfDose(asked)).toMatchObject({ counts, text, rule, ...(details && { details }) });
});
