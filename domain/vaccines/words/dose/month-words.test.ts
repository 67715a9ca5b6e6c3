import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { firstDayOf, lastDayOf, month, monthOf, monthsBack, type Month } from '#domain/time/month.ts';
import { saidOfDose } from '#testing/vaccines/vaccine-words.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '../../editions/editions-data.ts';
import type { GivenDose } from '../../assessment.ts';
import { onJudgedDays } from '../../given/judged-days.ts';
import { judgedDoses } from '../../given/known-dose.ts';

const BY_MONTH = 'By a month you remember: compare with the card.';
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
  const judging = {
    patient: { bornOn, sex: 'female' },
    today,
    schedule: routineSchedule(),
    editionFor: () => edition,
  };
  return judgedDoses(routineSchedule(), onJudgedDays(judging, known)).map(({ given }) => given);
}

function said(bornOn: Day, doses: readonly Written[], of: readonly [number, string]) {
  return saidOfDose({ bornOn, today, doses: judged(bornOn, doses), of });
}

const GROUPS = { '08': 'HepB', '20': 'DTaP/Tdap/Td', '116': 'Rotavirus', '03': 'MMR', '83': 'HepA' } as const;

/** As the first dose of its vaccine. Source: CDC child and adolescent schedule 2025, with 4 days of grace. */
const FIRST_DAYS = { '20': (born: Day) => addDays(born, 38), '116': (born: Day) => addDays(born, 38) } as const;

describe('[VAX-03] what is said of a dose of which only the month is known', () => {
  test('never counts days, on any day of birth and in any month', () => {
    for (const [cvx, group] of Object.entries(GROUPS)) {
      for (let bornOn = day('2025-01-03'); bornOn < '2026-01-01'; bornOn = addDays(bornOn, 41)) {
        for (const of of monthsBack(month('2026-10'), monthOf(bornOn))) {
          const words = said(bornOn, [{ cvx, in: of }], [0, group]);
          const text = [words?.text, ...(words?.details ?? [])].join(' ');
          expect(text, `${cvx} of ${of}, born ${bornOn}`).not.toMatch(/\d+ days?\b/);
          expect(words?.details.at(-1)).toBe(BY_MONTH);
        }
      }
    }
  });

  test('is that it was too early only where every day of the month was', () => {
    for (const [cvx, firstDay] of Object.entries(FIRST_DAYS)) {
      for (let bornOn = day('2026-01-01'); bornOn < '2026-06-01'; bornOn = addDays(bornOn, 3)) {
        for (const of of monthsBack(monthOf(addDays(bornOn, 60)), monthOf(bornOn))) {
          const words = said(bornOn, [{ cvx, in: of }], [0, GROUPS[cvx as keyof typeof FIRST_DAYS]]);
          const isTooEarly = lastDayOf(of) < firstDay(bornOn);
          expect(words?.counts, `${cvx} of ${of}, born ${bornOn}: ${words?.text}`).toBe(!isTooEarly);
          expect(words?.text.startsWith('Too early')).toBe(isTooEarly);
        }
      }
    }
  });

  test.each([
    {
      what: 'too early on the likely day, not on another',
      bornOn: '2026-06-09',
      doses: [{ cvx: '20', in: month('2026-07') }],
      of: 0,
      text: 'Counts',
      details: [BY_MONTH],
    },
    {
      what: 'too early on every day',
      bornOn: '2026-06-09',
      doses: [{ cvx: '20', in: month('2026-06') }],
      of: 0,
      text: 'Too early: one more is needed and can be given now',
      details: ['Given before 6 weeks.', BY_MONTH],
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
        BY_MONTH,
      ],
    },
  ])('$what', ({ bornOn, doses, of, text, details }) => {
    expect(said(day(bornOn), doses, [of, 'DTaP/Tdap/Td'])).toMatchObject({ text, details });
  });

  test('is of a dose after it the distance that is needed, without days between the two', () => {
    const doses = [
      { cvx: '20', on: '2026-03-25' },
      { cvx: '20', in: month('2026-04') },
      { cvx: '20', on: '2026-05-05' },
    ];

    const [second, third] = [1, 2].map((of) => said(day('2026-01-09'), doses, [of, 'DTaP/Tdap/Td']));

    expect(second).toMatchObject({ text: 'Counts', details: [BY_MONTH] });
    expect(third?.text).toMatch(/^Too soon after the dose of about April 2026/);
    expect(third?.details).toContain('Given less than 4 weeks after the dose of about April 2026.');
    expect(third?.details.join(' ')).not.toMatch(/Given \d+ days/);
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
