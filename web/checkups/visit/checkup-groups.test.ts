import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { checkups, lateCheckups, plannedDose, vaccinePlan } from '#testing/checkups/checkup-replies.ts';
import { groupsOf, groupTitle } from './checkup-groups.ts';
import { dosesDueAt, dosesText } from '../due-doses.ts';

describe('[CHK-01] the groups of the checkups', () => {
  const shape = (all: typeof checkups) =>
    groupsOf(all).map(
      ({ status, checkups: some }) => `${groupTitle(status, 'Maya')}: ${some.map(({ visit }) => visit).join(',')}`,
    );

  test('come in the order Due Soon, Overdue, Scheduled, Completed, each sorted by day', () => {
    expect(shape(checkups.toReversed())).toEqual([
      'Due Soon: m4',
      'Overdue: m2',
      'Scheduled: m6,m9,m12,m15,m18,m24,m30,m36,m48,m60,m72',
      'Completed: newborn,first-week,m1',
    ]);
  });

  test('go by the day to which a checkup was moved', () => {
    const moved = checkups.map((checkup) =>
      checkup.visit === 'm6' ? { ...checkup, scheduledOn: day('2027-05-01') } : checkup,
    );

    expect(shape(moved)[2]).toBe('Scheduled: m9,m6,m12,m15,m18,m24,m30,m36,m48,m60,m72');
  });

  test('those from before a child was added stand last, and none of them is overdue', () => {
    expect(shape(lateCheckups)).toEqual([
      'Scheduled: m15,m18,m24,m30,m36,m48,m60,m72',
      'Before Maya was added: newborn,first-week,m1,m2,m4,m6,m9,m12',
    ]);
  });
});

describe('the doses due at a visit', () => {
  const due = (on: string, after: string | null) =>
    dosesText(dosesDueAt(vaccinePlan.planned, day(on), after === null ? null : day(after)));

  test.each([
    { on: '2026-11-24', after: null, text: 'DTaP 2, RV 2, Hib 2, PCV 2, IPV 2' },
    { on: '2026-11-23', after: null, text: 'DTaP 2, RV 2, Hib 2, PCV 2' },
    { on: '2027-01-19', after: '2026-11-24', text: 'HepB 3' },
    { on: '2027-04-19', after: '2027-01-19', text: 'None' },
  ])('on $on, after the visit on $after: $text', ({ on, after, text }) => {
    expect(due(on, after)).toBe(text);
  });

  test('do not have one of which nobody has said yet whether it was given', () => {
    const doses = [plannedDose('HepB', 1, '2026-07-19', { isUnanswered: true })];

    expect(dosesDueAt(doses, day('2026-11-24'), null)).toEqual([]);
  });

  test('are one of each vaccine, also where more of them wait', () => {
    const doses = [plannedDose('DTaP', 3, '2026-11-22'), plannedDose('DTaP', 2, '2026-09-19')];

    expect(dosesText(dosesDueAt(doses, day('2026-11-24'), null))).toBe('DTaP 2');
  });

  test('say which one is left to parents and doctor', () => {
    expect(dosesText([plannedDose('MenB', 1, '2026-11-24', { category: 'ask-your-doctor' })])).toBe(
      'MenB 1 (ask your doctor)',
    );
  });
});
