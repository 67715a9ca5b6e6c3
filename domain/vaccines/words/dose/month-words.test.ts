import { describe, expect, test } from 'vitest';
import { addDays, day, earlierDay, type Day } from '#domain/time/day.ts';
import { firstDayOf, lastDayOf, month, monthOf, monthsBack, type Month } from '#domain/time/month.ts';
import { saidOfDose } from '#testing/vaccines/vaccine-words.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '../../editions/editions-data.ts';
import type { GivenDose } from '../../assessment.ts';
import { NOT_COUNTED } from './dose-sentences.ts';
import { judgedDoses } from '../../given/known-dose.ts';
import { onLikelyDays } from '../../given/likely-day.ts';

const BY_MONTH = 'By a month you remember: compare with the card.';
const NO_DAY = 'Would not count on any day of that month.';
const BY_REMEMBERED = 'Does not count by a month you remember';
const OTHER_DAY = 'Compare with the card: on another day of that month it may count.';
const today = day('2026-11-23');

type Written = { readonly cvx: string; readonly in?: Month; readonly on?: string };

/** As judged, in the order of their days. */
function judged(bornOn: Day, doses: readonly Written[]): GivenDose[] {
  const known = doses.map(({ cvx, in: givenIn = null, on }, n) => ({
    id: `${n}`,
    givenOn: on === undefined ? null : day(on),
    givenIn,
    cvx,
    vaccine: null,
  }));
  const edition = editionOn(CURRENT_EDITION, today);
  return judgedDoses(routineSchedule(), onLikelyDays(edition, routineSchedule(), { bornOn, today }, known)).map(
    ({ given }) => given,
  );
}

function said(bornOn: Day, doses: readonly Written[], of: readonly [number, string]) {
  return saidOfDose({ bornOn, today, doses: judged(bornOn, doses), of });
}

const GROUPS = { '08': 'HepB', '20': 'DTaP/Tdap/Td', '116': 'Rotavirus', '03': 'MMR', '83': 'HepA' } as const;

const SERIES = { '08': 'HepB', '20': 'DTaP/Tdap/Td', '116': 'Rotavirus', '83': 'HepA' } as const;

function daysOf(of: Month, bornOn: Day): readonly Day[] {
  const days = Array.from({ length: 31 }, (_, n) => addDays(firstDayOf(of), n));
  return days.filter((on) => monthOf(on) === of && on >= bornOn && on <= today);
}

/** Not after last month. */
function monthsUntil(last: Day, first: Day): readonly Month[] {
  return monthsBack(monthOf(earlierDay(last, day('2026-10-31'))), monthOf(first));
}

function countsOn(bornOn: Day, doses: readonly Written[], of: readonly [number, string]): boolean {
  return said(bornOn, doses, of)?.counts ?? false;
}

/** A reason that ends with time. */
function isLowerOf(rule: string | undefined): boolean {
  return rule === NOT_COUNTED['age-too-young'].rule || rule === NOT_COUNTED['interval-too-short'].rule;
}

describe('[VAX-03] what is said of a dose of which only the month is known', () => {
  test('never counts days, on any day of birth and in any month', () => {
    for (const [cvx, group] of Object.entries(GROUPS)) {
      for (let bornOn = day('2025-01-03'); bornOn < '2026-01-01'; bornOn = addDays(bornOn, 127)) {
        for (const of of monthsBack(month('2026-10'), monthOf(bornOn))) {
          const words = said(bornOn, [{ cvx, in: of }], [0, group]);
          const text = [words?.text, ...(words?.details ?? [])].join(' ');
          expect(text, `${cvx} of ${of}, born ${bornOn}`).not.toMatch(/\d+ days?\b/);
          expect([BY_MONTH, OTHER_DAY]).toContain(words?.details.at(-1));
        }
      }
    }
  });

  test('is whether another day of the month would count, on any day of birth and in any month', () => {
    const openings: string[] = [];
    for (const [cvx, group] of Object.entries(GROUPS)) {
      for (let bornOn = day('2024-11-04'); bornOn < '2026-01-01'; bornOn = addDays(bornOn, 151)) {
        for (const of of monthsUntil(addDays(bornOn, 400), bornOn)) {
          const words = said(bornOn, [{ cvx, in: of }], [0, group]);
          const isOnOther =
            !words?.counts && daysOf(of, bornOn).some((on) => countsOn(bornOn, [{ cvx, on }], [0, group]));
          expect(words?.text.startsWith(BY_REMEMBERED), `${cvx} of ${of}, born ${bornOn}: ${words?.text}`).toBe(
            isOnOther,
          );
          expect(words?.details.includes(NO_DAY), `${cvx} of ${of}, born ${bornOn}: ${words?.text}`).toBe(
            !words?.counts && !isOnOther && isLowerOf(words?.rule),
          );
          openings.push((words?.text ?? '').slice(0, BY_REMEMBERED.length));
        }
      }
    }
    expect(openings.filter((text) => text === BY_REMEMBERED).length).toBeGreaterThan(5);
  });

  test('is whether another day would count after a dose of a known day, too', () => {
    for (const [cvx, group] of Object.entries(SERIES)) {
      for (let bornOn = day('2024-11-05'); bornOn < '2025-11-01'; bornOn = addDays(bornOn, 118)) {
        const first = addDays(bornOn, cvx === '83' ? 380 : 61);
        for (const of of monthsUntil(addDays(first, cvx === '83' ? 200 : 62), addDays(first, 28))) {
          const words = said(
            bornOn,
            [
              { cvx, on: first },
              { cvx, in: of },
            ],
            [1, group],
          );
          const isOnOther =
            !words?.counts &&
            daysOf(of, bornOn).some((on) =>
              countsOn(
                bornOn,
                [
                  { cvx, on: first },
                  { cvx, on },
                ],
                [1, group],
              ),
            );
          expect(
            words?.text.startsWith(BY_REMEMBERED),
            `${cvx} of ${first} and ${of}, born ${bornOn}: ${words?.text}`,
          ).toBe(isOnOther);
        }
      }
    }
  });

  test.each([
    { bornOn: '2025-11-04', cvx: '03', in: '2026-10', next: 'one more is needed, from November 28' },
    { bornOn: '2025-11-02', cvx: '03', in: '2026-10', next: 'one more is needed, from November 28' },
    { bornOn: '2025-11-02', cvx: '21', in: '2026-10', next: 'one more is needed, from November 28' },
    { bornOn: '2025-11-03', cvx: '83', in: '2026-10', next: 'one more is needed and can be given now' },
    { bornOn: '2026-07-24', cvx: '20', in: '2026-08', next: 'one more is needed and can be given now' },
  ])('of $cvx in $in, born $bornOn, is that it does not count by a month: $next', ({ bornOn, cvx, next, ...dose }) => {
    const group = { ...GROUPS, '21': 'Varicella' }[cvx] ?? '';

    expect(said(day(bornOn), [{ cvx, in: month(dose.in) }], [0, group])).toMatchObject({
      counts: false,
      text: `${BY_REMEMBERED}: ${next}`,
      details: [OTHER_DAY],
    });
  });

  test.each([
    {
      what: 'MMR about October, chickenpox vaccine on November 5',
      bornOn: '2025-09-20',
      doses: [
        { cvx: '21', in: month('2026-10') },
        { cvx: '03', on: '2026-11-05' },
      ],
      of: [1, 'MMR'],
      text: `${BY_REMEMBERED}: one more is needed, from December 3`,
      details: [
        'Compare the dose of about October 2026 with the card: on another day of that month this one may count.',
      ],
    },
    {
      what: 'the fourth DTaP half a year after the third, both of months',
      bornOn: '2025-02-20',
      doses: [
        { cvx: '20', on: '2025-04-20' },
        { cvx: '20', on: '2025-06-20' },
        { cvx: '20', in: month('2025-09') },
        { cvx: '20', in: month('2026-02') },
      ],
      of: [3, 'DTaP/Tdap/Td'],
      text: `${BY_REMEMBERED}: one more is needed and can be given now`,
      details: [OTHER_DAY],
    },
    {
      what: 'past the age limit on the likely day',
      bornOn: '2026-02-05',
      doses: [{ cvx: '116', in: month('2026-10') }],
      of: [0, 'Rotavirus'],
      text: `${BY_REMEMBERED}: no repeat needed`,
      details: [OTHER_DAY],
    },
  ] as const)('$what', ({ bornOn, doses, of, text, details }) => {
    expect(said(day(bornOn), doses, of)).toMatchObject({ counts: false, text, details });
  });

  test.each([
    {
      what: 'too early on the likely day, not on another',
      bornOn: '2026-06-09',
      doses: [{ cvx: '20', in: month('2026-07') }],
      of: 0,
      text: `${BY_REMEMBERED}: one more is needed and can be given now`,
      details: [OTHER_DAY],
    },
    {
      what: 'too early on every day',
      bornOn: '2026-06-09',
      doses: [{ cvx: '20', in: month('2026-06') }],
      of: 0,
      text: 'Too early: one more is needed and can be given now',
      details: ['Given before 6 weeks.', NO_DAY, BY_MONTH],
    },
    {
      what: 'too soon after a known day on every day',
      bornOn: '2026-01-09',
      doses: [
        { cvx: '20', on: '2026-03-09' },
        { cvx: '20', in: month('2026-03') },
      ],
      of: 1,
      text: 'Too soon after the dose of March 9: one more is needed and can be given now',
      details: [
        'One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due.',
        'Given less than 4 weeks after the dose of March 9.',
        NO_DAY,
        BY_MONTH,
      ],
    },
  ])('$what', ({ bornOn, doses, of, text, details }) => {
    expect(said(day(bornOn), doses, [of, 'DTaP/Tdap/Td'])).toMatchObject({ text, details });
  });

  test('is of a dose too soon after it on every day the distance that is needed, without days between the two', () => {
    const doses = [
      { cvx: '83', in: month('2025-09') },
      { cvx: '83', on: '2025-12-01' },
    ];

    const [first, second] = [0, 1].map((of) => said(day('2023-06-10'), doses, [of, 'HepA']));

    expect(first).toMatchObject({ text: 'Counts', details: [BY_MONTH] });
    expect(second?.text).toMatch(/^Too soon after the dose of about September 2025/);
    expect(second?.details).toEqual(['Given less than 6 months after the dose of about September 2025.']);
  });

  test('is “One dose or two?” beside a dose of the same month, not of one a few likely days away', () => {
    const ofMonth = { cvx: '20', in: month('2026-03') };
    const near = said(day('2026-01-09'), [ofMonth, { cvx: '20', on: '2026-03-20' }], [1, 'DTaP/Tdap/Td']);
    const far = said(day('2026-02-20'), [ofMonth, { cvx: '20', on: '2026-04-02' }], [1, 'DTaP/Tdap/Td']);

    expect(near?.details[0]).toMatch(/^One dose or two\?/);
    expect(far?.details.join(' ')).not.toContain('One dose or two?');
  });

  test('a dose is of a month on the first and on the last of it', () => {
    const [first, last] = [firstDayOf(month('2026-03')), lastDayOf(month('2026-03'))].map((bornOn) =>
      said(bornOn, [{ cvx: '08', in: month('2026-03') }], [0, 'HepB']),
    );

    expect([first?.counts, last?.counts]).toEqual([true, true]);
  });
});
