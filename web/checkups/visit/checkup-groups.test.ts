import { describe, expect, test } from 'vitest';
import { nextCheckup } from '#domain/checkups/status.ts';
import type { PlannedDose } from '#contract/vaccines.ts';
import { day } from '#domain/time/day.ts';
import { checkups, lateCheckups, plannedDose } from '#testing/checkups/checkup-replies.ts';
import { today } from '#testing/web/replies.ts';
import { groupsOf, groupTitle, withNextFirst } from './checkup-groups.ts';
import { dosesTexts } from './checkup-texts.ts';

describe('[CHK-01] the groups of the checkups', () => {
  const shape = (all: typeof checkups) =>
    groupsOf(all).map(
      ({ status, checkups: some }) => `${groupTitle(status)}: ${some.map(({ visit }) => visit).join(',')}`,
    );

  test('come in the order Due Soon, Overdue, Scheduled, Completed, each sorted by day', () => {
    expect(shape(checkups.toReversed())).toEqual([
      'Due Soon: m4',
      'Overdue: m2',
      'Scheduled: m6,m9,m12,m15,m18,m24,m30,m36,m48,m60,m72',
      'Completed: newborn,first-week,m1',
    ]);
  });

  test('begin with the next checkup, also where others are overdue and none is due soon', () => {
    const titles = (all: typeof checkups, next = nextCheckup(all, today)) =>
      withNextFirst(all, next).map(({ status, checkups: some }) => `${groupTitle(status)}: ${some.length}`);
    const late = checkups.map((one) =>
      one.visit === 'm4' ? { ...one, scheduledOn: day('2026-12-20'), status: 'future' as const } : one,
    );

    expect(titles(checkups)[0]).toBe('Due Soon: 1');
    expect(titles(late)).toEqual(['Next Checkup: 1', 'Overdue: 1', 'Scheduled: 11', 'Completed: 3']);
    expect(titles(checkups, null)[0]).toBe('Due Soon: 1');
  });

  test('go by the day to which a checkup was moved', () => {
    const moved = checkups.map((checkup) =>
      checkup.visit === 'm6' ? { ...checkup, scheduledOn: day('2027-05-01') } : checkup,
    );

    expect(shape(moved)[2]).toBe('Scheduled: m9,m6,m12,m15,m18,m24,m30,m36,m48,m60,m72');
  });

  test('those from before a child was added are last, and not overdue', () => {
    expect(shape(lateCheckups)).toEqual([
      'Scheduled: m15,m18,m24,m30,m36,m48,m60,m72',
      'Not answered yet: newborn,first-week,m1,m2,m4,m6,m9,m12',
    ]);
  });
});

test('[CHK-01] the doses of a visit say which one is left to parents and doctor', () => {
  const menB = plannedDose('MenB', 1, '2026-11-24', { category: 'ask-your-doctor' });
  expect(dosesTexts({ due: [menB], unanswered: [] }, day('2026-11-24'), today)).toEqual([
    'Meningococcal B 1 (ask your doctor)',
  ]);
});

test('[CHK-01] a visit without doses says so', () => {
  expect(dosesTexts({ due: [], unanswered: [] }, day('2026-11-24'), today)).toEqual(['None']);
});

test('[decision 79] a visit at which it is not answered whether doses were given is not said to have none', () => {
  const unanswered = [plannedDose('HepB', 1, '2026-11-21'), plannedDose('RSV', 1, '2026-11-21')];
  const due = [plannedDose('DTaP', 2, '2026-11-24')];
  expect(dosesTexts({ due: [], unanswered }, day('2026-11-24'), today)).toEqual([
    'Not answered yet: Hepatitis B 1, RSV 1',
  ]);
  expect(dosesTexts({ due, unanswered }, day('2026-11-24'), today)).toEqual([
    'DTaP 2',
    'Not answered yet: Hepatitis B 1, RSV 1',
  ]);
});

test.each([
  { on: '2026-12-04', says: 'Flu 2' },
  { on: '2026-12-05', says: 'None. Before this checkup, by December 4: Flu 2' },
])('a dose that has a visit by December 4 is not put off to the checkup on $on after it: $says', ({ on, says }) => {
  const flu = plannedDose('Flu', 2, '2026-11-21', { windowEndsOn: day('2026-12-04'), plannedOn: day('2026-12-04') });
  expect(dosesTexts({ due: [flu], unanswered: [] }, day(on), today).join('. ')).toBe(says);
});

test('doses before a checkup are listed by the visit that has them', () => {
  const now = (name: string, until: string) =>
    plannedDose(name, 2, '2026-11-21', { windowEndsOn: day(until), plannedOn: day('2026-11-23') });
  const later = (name: string, on: string) =>
    plannedDose(name, 3, '2026-12-14', { windowEndsOn: day('2027-02-01'), plannedOn: day(on) });
  const due = [
    later('HepB', '2027-01-04'),
    now('DTaP', '2026-12-08'),
    later('DTaP', '2026-12-28'),
    now('Hib', '2026-12-05'),
    later('Hib', '2026-12-28'),
  ];

  expect(dosesTexts({ due, unanswered: [] }, day('2027-01-21'), today)).toEqual([
    'None',
    'Before this checkup, by December 5: DTaP 2, Hib 2',
    'Before this checkup, from December 28: DTaP 3, Hib 3',
    'Before this checkup, from January 4, 2027: Hepatitis B 3',
  ]);
});

test('the last day on which a dose can be given is named', () => {
  const rv = plannedDose('RV', 1, '2026-11-16', { lastDayOn: day('2026-12-02'), plannedOn: day('2026-11-21') });
  const said = (dose: Partial<PlannedDose>, on: string) =>
    dosesTexts({ due: [{ ...rv, ...dose }], unanswered: [] }, day(on), today).join('. ');

  expect(said({ isPrompt: true }, '2026-12-09')).toBe(
    'None. Before this checkup, as soon as possible: Rotavirus 1 (no later than December 2)',
  );
  expect(said({ windowEndsOn: day('2026-12-01'), status: 'upcoming' }, '2026-12-09')).toBe(
    'None. Before this checkup: Rotavirus 1 (no later than December 2)',
  );
  expect(said({ status: 'upcoming' }, '2026-11-21')).toBe('Rotavirus 1 (no later than December 2)');
});

test.each([
  { dueOn: '2026-11-16', on: '2026-11-28', says: 'RSV 1' },
  { dueOn: '2026-11-16', on: '2026-11-29', says: 'None. Before this checkup, as soon as possible: RSV 1' },
  { dueOn: '2026-12-01', on: '2026-12-08', says: 'RSV 1' },
  { dueOn: '2026-12-01', on: '2026-12-09', says: 'None. Before this checkup, as soon as possible: RSV 1' },
])('[decision 73] an RSV antibody due on $dueOn is not put off to the checkup on $on: $says', ({ dueOn, on, says }) => {
  const rsv = plannedDose('RSV', 1, dueOn, { isPrompt: true });
  expect(dosesTexts({ due: [rsv], unanswered: [] }, day(on), today).join('. ')).toBe(says);
});
