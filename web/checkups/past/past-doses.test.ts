import { describe, expect, test } from 'vitest';
import { lateCheckups, lateVaccinePlan, noah, plannedDose } from '#testing/checkups/checkup-replies.ts';
import { given } from '#testing/vaccines/vaccine-replies.ts';
import { today } from '#testing/web/replies.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { agesOfPast, checkupsBefore, isDoseLeft, nameThen, pastVisitsOf } from './past-doses.ts';

type Plan = Parameters<typeof pastVisitsOf>[0];
const visitsOf = (plan: Plan, bornOn = noah.bornOn) => pastVisitsOf(plan, { bornOn, today });
const asked = (plan: Plan, bornOn = noah.bornOn) =>
  visitsOf(plan, bornOn).map(({ name, doses }) => [name, doses.map((dose) => [nameThen(dose), dose.guessedIn])]);

describe('[CHK-01] what is asked of the time before a child was added', () => {
  test('are doses by checkup, from the hospital on; later ones are not asked about', () => {
    expect(asked(lateVaccinePlan)).toEqual([
      ['Hospital', [['Hepatitis B 1', '2025-10']]],
      [
        '2 months',
        [
          ['Hepatitis B 2', '2025-12'],
          ['DTaP 1', '2025-12'],
          ['Rotavirus 1', '2025-12'],
        ],
      ],
    ]);
    expect(agesOfPast(visitsOf(lateVaccinePlan))).toEqual([0, 2]);
  });

  test('a dose of a past age is asked about also where the plan has it later, or not at all any more', () => {
    const recommendedOn = day('2026-02-10');
    const planned = [
      plannedDose('DTaP', 1, '2025-12-10', { recommendedOn: day('2025-12-10') }),
      plannedDose('DTaP', 2, '2026-12-20', { recommendedOn }),
      plannedDose('RV', 2, '2026-12-20', { recommendedOn, dueOn: null, status: 'not-needed' }),
      plannedDose('PCV', 4, '2026-12-20', { recommendedOn: day('2027-10-10') }),
    ];

    const [, atFourMonths] = asked({ planned, doses: [] });

    expect(atFourMonths).toEqual([
      '4 months',
      [
        ['DTaP 2', '2026-02'],
        ['Rotavirus 2', '2026-02'],
      ],
    ]);
  });

  test('doses are named as the schedule names them at their age', () => {
    const routine = { recommendedName: 'DTaP', recommendedOn: day('2014-09-01') };
    const tdap = plannedDose('Tdap', 1, '2021-05-01', { ...routine, vaccine: 'dtap' });

    expect(asked({ planned: [tdap], doses: [] }, day('2014-05-01'))).toEqual([['4 months', [['DTaP 1', '2014-09']]]]);
    expect(nameThen({ ...tdap, shortName: 'PCV', recommendedName: null })).toBe('Pneumococcal 1');
  });

  test('a dose for what is noted is asked about by the age and the name that every child has in its place', () => {
    const ofPast = { age: '2 months', name: 'DTaP', on: day('2014-07-01') };
    const tdap = plannedDose('Tdap', 1, '2026-11-21', { past: ofPast });

    expect(asked({ planned: [tdap], doses: [] }, day('2014-05-01'))).toEqual([['2 months', [['DTaP 1', '2014-07']]]]);
  });

  test('a second dose of a vaccine in the same year is asked about for itself, since it had a day of its own', () => {
    const planned = ['2025-05-01', '2025-11-01'].map((on, n) =>
      plannedDose('HPV', n + 1, on, { vaccine: 'hpv', recommendedOn: day(on) }),
    );

    expect(asked({ planned, doses: [] }, day('2014-05-01')).map(([name]) => name)).toEqual(['11 years', 'HPV 2']);
  });

  test('a dose that is not due yet is not asked about', () => {
    const early = plannedDose('RSV-ab', 1, '2026-12-01', { recommendedOn: day('2026-06-22') });
    expect(asked({ planned: [early], doses: [] })).toEqual([]);
  });

  test('what is for a season, or has no age, stands last under its own name', () => {
    const rsv = plannedDose('RSV', 1, '2025-10-10', { vaccine: 'rsv-ab', recommendedOn: noah.bornOn });
    const flu = plannedDose('Flu', 1, '2026-09-01', { isUnanswered: true });
    const planned = [flu, rsv, ...lateVaccinePlan.planned];

    const visits = visitsOf({ planned, doses: [] });

    expect(visits.map(({ name, months }) => [name, months])).toEqual([
      ['Hospital', 0],
      ['2 months', 2],
      ['RSV', null],
      ['Flu', null],
    ]);
    expect(agesOfPast(visits)).toEqual([0, 2]);
  });

  test('a dose that is recorded without a day is not asked for again, nor entered twice', () => {
    const { planned } = lateVaccinePlan;
    const undated = given(null, ['hepb']);

    expect(asked({ planned, doses: [undated] }).map(([name]) => name)).toEqual(['2 months']);
    expect(asked({ planned, doses: [given(null, ['hepb'], { givenIn: month('2025-10') })] })).toEqual(
      asked(lateVaccinePlan),
    );
  });

  test('doses of that time stay open to an answer until each is recorded', () => {
    const isLeft = (vaccines: readonly string[]) =>
      isDoseLeft({ ...lateVaccinePlan, doses: vaccines.map((vaccine) => given(null, [vaccine])) }, today);

    expect(isLeft([])).toBe(true);
    expect(isLeft(['hepb', 'hepb', 'dtap'])).toBe(true);
    expect(isLeft(['hepb', 'hepb', 'dtap', 'rv'])).toBe(false);
    expect(isDoseLeft({ ...lateVaccinePlan, addedOn: noah.bornOn }, today)).toBe(false);
  });

  test('what the questions about the birth tell is neither asked nor left open here', () => {
    const planned = lateVaccinePlan.planned.map((row) => ({
      ...row,
      isOfBirth: row.number === 1 && row.vaccine === 'hepb',
    }));
    const [first] = visitsOf({ planned, doses: [] });
    const [birthDose] = planned.map((row) => ({ ...row, status: 'overdue' as const, isUnanswered: false }));

    expect(first?.name).toBe('2 months');
    expect(isDoseLeft({ planned: birthDose ? [birthDose] : [], doses: [], addedOn: today }, today)).toBe(false);
  });

  test('checkups of that time stay open to an answer', () => {
    const before = checkupsBefore(lateCheckups);
    const withStatus = (status: 'overdue' | 'completed') => before.map((one) => ({ ...one, status }));
    const overdue = withStatus('overdue');

    expect(before).toHaveLength(8);
    expect(checkupsBefore(overdue)).toHaveLength(8);
    expect(checkupsBefore(withStatus('completed'))).toEqual([]);
    expect(checkupsBefore(overdue.map((one) => ({ ...one, isFromBefore: false })))).toEqual([]);
    expect(checkupsBefore(overdue.map((one) => ({ ...one, scheduledOn: today })))).toEqual([]);
  });
});
