import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { dueWords, type DoseToTell } from './due-words.ts';

const today = day('2026-11-21');

function dose(vaccine: string, number: number, dueOn: string, facts: Partial<DoseToTell> = {}): DoseToTell {
  return {
    vaccine,
    shortName: vaccine,
    number,
    shownNumber: number,
    dueOn: day(dueOn),
    status: 'upcoming',
    isUnanswered: false,
    category: 'routine',
    birthHours: null,
    isPrompt: false,
    lastDayOn: null,
    ...facts,
  };
}

const told = (rows: DoseToTell[], deferrals = new Map()) => dueWords({ rows, deferrals }, today);

describe('[AI-01] [AI-04] what of the vaccine plan is due', () => {
  test('is told before what is next, by the day on which it is given, what is overdue under its own name', () => {
    const rows = [
      dose('DTaP', 2, '2026-11-19', { toldOn: day('2026-12-03') }),
      dose('HepB', 2, '2026-09-19', { status: 'overdue', toldOn: day('2026-09-19') }),
      dose('RV', 2, '2026-11-19', { toldOn: day('2026-12-03') }),
      dose('Flu', 1, '2026-11-21'),
      dose('MMR', 1, '2027-07-19'),
    ];

    expect(told(rows)).toEqual([
      'Overdue in the vaccine plan: hepatitis B dose 2.',
      'Due now in the vaccine plan: flu dose 1.',
      'Due now in the vaccine plan, planned for December 3, 2026: DTaP dose 2 and rotavirus dose 2.',
    ]);
  });

  test('else what is next, of one day', () => {
    expect(told([dose('DTaP', 2, '2026-11-24'), dose('RV', 2, '2026-11-22'), dose('IPV', 2, '2026-11-22')])).toEqual([
      'Next in the vaccine plan, for November 22, 2026: rotavirus dose 2 and polio dose 2.',
    ]);
  });

  test('all of it, however much, but of each vaccine the first alone', () => {
    const vaccines = ['DTaP', 'IPV', 'HepB', 'RV', 'Flu', 'MMR', 'VAR', 'HepA'];
    const rows = vaccines.flatMap((vaccine) => [dose(vaccine, 2, '2026-11-20'), dose(vaccine, 1, '2026-11-20')]);

    expect(told(rows)).toEqual([
      'Due now in the vaccine plan: DTaP dose 1, polio dose 1, hepatitis B dose 1, rotavirus dose 1, flu dose 1, MMR dose 1, chickenpox dose 1 and hepatitis A dose 1.',
    ]);
  });

  test('with what matters beside its name', () => {
    const rows = [
      dose('MenB', 1, '2026-11-01', { category: 'ask-your-doctor' }),
      dose('RV', 1, '2026-11-01', { lastDayOn: day('2026-12-02') }),
      dose('RSV', 1, '2026-11-01', { unless: 'unless the mother had the RSV vaccine' }),
      dose('Flu', 1, '2026-11-01', { isPrompt: true }),
    ];

    expect(told(rows)).toEqual([
      'Due now in the vaccine plan: meningococcal B dose 1 (ask your doctor), rotavirus dose 1 (no later than December 2, 2026), RSV dose 1 (unless the mother had the RSV vaccine) and flu dose 1 (as soon as possible).',
    ]);
  });

  test.each([
    ['2026-11-21', 'upcoming', 24, 'Due now in the vaccine plan: hepatitis B dose 1 (within 24 hours of birth).'],
    ['2026-11-20', 'overdue', 24, 'Overdue in the vaccine plan: hepatitis B dose 1 (as soon as possible).'],
    [
      '2026-11-20',
      'overdue',
      12,
      'Overdue in the vaccine plan: hepatitis B dose 1 (as soon as possible; if it was not given, call the doctor now).',
    ],
  ] as const)('a birth dose due on %s that is %s, within %s hours', (dueOn, status, birthHours, sentence) => {
    expect(told([dose('HepB', 1, dueOn, { status, birthHours, isPrompt: true })])).toEqual([sentence]);
  });

  test('but nothing that is given, declined, contraindicated, not answered, or deferred to a later day', () => {
    const other = (['completed', 'declined', 'contraindicated', 'ask-first', 'not-needed', 'deferred'] as const).map(
      (status, number) => dose('DTaP', number, '2026-11-01', { status }),
    );

    expect(told([...other, dose('RV', 1, '2026-11-01', { isUnanswered: true })])).toEqual([]);
    expect(told([dose('DTaP', 1, '2026-11-01')], new Map([['DTaP', day('2026-12-10')]]))).toEqual([
      'Next in the vaccine plan, for December 10, 2026: DTaP dose 1.',
    ]);
  });
});
