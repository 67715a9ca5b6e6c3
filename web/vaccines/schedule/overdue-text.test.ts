import { describe, expect, test } from 'vitest';
import type { PlannedDose } from '#contract/vaccines.ts';
import { day, type Day } from '#domain/time/day.ts';
import { dtapDue, latePlan, planned, planWith, vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { today } from '#testing/web/replies.ts';
import { dueRows, dueText, dueTitle, overdueText, overdueTitle, vaccineNames } from './overdue-text.ts';

const past = { ...dtapDue, dueOn: day('2026-09-19'), windowEndsOn: day('2026-11-15'), status: 'overdue' as const };

const flu = { ...past, vaccine: 'flu', shortName: 'Flu', dueOn: day('2026-09-01'), windowEndsOn: day('2026-10-31') };

const overdueSaid = (rows: readonly PlannedDose[], due: readonly PlannedDose[]) =>
  overdueText(rows, due, { visits: [], today });

describe('[VAX-02] what the overdue alert says', () => {
  test.each([
    { count: 1, says: '1 vaccine is overdue. Please check with your pediatrician.' },
    { count: 5, says: '5 vaccines are overdue. Please check with your pediatrician.' },
  ])('of $count', ({ count, says }) => {
    expect(overdueTitle(count)).toBe(says);
  });

  test.each([
    { rows: [past], says: 'Due since September 19, 2026. The recommended window ended on November 15, 2026.' },
    { rows: [{ ...past, windowEndsOn: null }], says: 'Due since September 19, 2026.' },
    {
      rows: [past, { ...past, windowEndsOn: day('2026-10-15') }],
      says: 'Due since September 19, 2026. The recommended windows have ended, the first on October 15, 2026.',
    },
    { rows: [{ ...past, dueOn: null, windowEndsOn: null }], says: 'Due now.' },
    { rows: [flu], says: 'Due for the 2026-27 season. The recommended window ended on October 31, 2026.' },
    {
      rows: [flu, past],
      says: 'Due since September 19, 2026. The recommended windows have ended, the first on October 31, 2026.',
    },
  ])('$says', ({ rows, says }) => {
    expect(overdueSaid(rows, [])).toBe(says);
  });

  test('names what is due and is given as soon as possible, and nothing that can wait', () => {
    const rsv = planned('rsv-ab', 1, '2026-11-18', { shortName: 'RSV', isPrompt: true });
    const rv = planned('rv', 1, '2026-11-18', { shortName: 'RV', isPrompt: true });
    const since = 'Due since September 19, 2026. The recommended window ended on November 15, 2026.';

    expect(overdueSaid([past], [dtapDue])).toBe(since);
    expect(overdueSaid([past], [dtapDue, rsv])).toBe(`${since} RSV dose 1 is best given as soon as possible.`);
    expect(overdueSaid([past], [rsv, rv])).toBe(
      `${since} RSV dose 1 and rotavirus dose 1 are best given as soon as possible.`,
    );
    expect(overdueSaid([{ ...past, isPrompt: true }], [])).toBe(since);
    expect(overdueSaid([past], [{ ...rv, lastDayOn: day('2026-11-28') }])).toBe(
      `${since} Rotavirus dose 1 is best given as soon as possible. Rotavirus dose 1 can be given only until November 28.`,
    );
  });
});

describe('[decision 73] what is overdue waits a week for a checkup that is booked', () => {
  const since = 'Due since September 19, 2026. The recommended window ended on November 15, 2026.';
  const on = (plannedOn: string) => [{ ...past, plannedOn: day(plannedOn) }];
  const said = (plannedOn: string, ...visits: readonly string[]) =>
    overdueText(on(plannedOn), [], { visits: visits.map(day), today }).replace(`${since} `, '');

  test('which is named', () => {
    expect(said('2026-11-25', '2026-11-25')).toBe('Your checkup is on Wednesday.');
    expect(said('2026-11-21', '2026-11-21')).toBe('Your checkup is today.');
  });

  test('and for a later one an earlier visit is to be booked', () => {
    expect(said('2026-11-21', '2026-12-20', '2026-11-03')).toBe(
      'Do not wait for your checkup on December 20: book an earlier visit or ask for a shots visit.',
    );
  });

  test('nothing without one', () => {
    expect([said('2026-11-21'), said('2026-11-21', '2026-11-03')]).toEqual([since, since]);
  });
});

describe('nobody waits for a checkup that comes after the last day of a dose, or its window', () => {
  const rv = planned('rv', 3, '2026-10-02', {
    shortName: 'RV',
    isPrompt: true,
    windowEndsOn: day('2026-11-29'),
    lastDayOn: day('2026-12-02'),
    plannedOn: today,
  });
  const dtap = { ...dtapDue, shownNumber: 3, windowEndsOn: day('2026-11-29'), plannedOn: today };
  const ipv = planned('ipv', 3, '2026-10-02', {
    shortName: 'IPV',
    windowEndsOn: day('2027-11-29'),
    plannedOn: day('2026-12-03'),
  });
  const visits = [day('2026-12-03')];

  test('which are named', () => {
    expect(dueText([rv], visits, today)).toBe(
      'It is best given as soon as possible. Do not wait for your checkup on December 3: rotavirus dose 3 can be given only until December 2.',
    );
    expect(dueText([rv, dtap, ipv], visits, today)).toBe(
      'Rotavirus dose 3 is best given as soon as possible. Do not wait for your checkup on December 3: rotavirus dose 3 can be given only until December 2; DTaP dose 3 can wait until November 29. The other can wait until November 29, 2027. It is planned for your checkup on December 3.',
    );
  });

  test('beside what is overdue and waits for that checkup', () => {
    const late = { ...past, plannedOn: day('2026-12-03') };

    expect(overdueText([late], [rv], { visits, today })).toBe(
      'Due since September 19, 2026. The recommended window ended on November 15, 2026. Rotavirus dose 3 is best given as soon as possible. Do not wait for your checkup on December 3: rotavirus dose 3 can be given only until December 2. Book an earlier visit or ask for a shots visit.',
    );
  });

  test('and an earlier checkup has them', () => {
    const visit = day('2026-11-24');
    const there = [rv, dtap].map((row) => ({ ...row, plannedOn: visit }));

    expect(dueText(there, [visit], today)).toBe(
      'Rotavirus dose 3 is best given as soon as possible. Rotavirus dose 3 can be given only until December 2. The other can wait until November 29. Your checkup is on Tuesday.',
    );
  });
});

describe('[VAX-02] what the alert says of doses that are due and not late', () => {
  test.each([
    { count: 1, says: '1 shot is due.' },
    { count: 6, says: '6 shots are due.' },
  ])('of $count', ({ count, says }) => {
    expect(dueTitle(count)).toBe(says);
  });

  test('names each vaccine once where no list follows', () => {
    const rows = [planned('rv', 2, '2026-11-19', { shortName: 'RV' }), dtapDue, { ...dtapDue, shownNumber: 3 }];

    expect(dueTitle(3, vaccineNames(rows))).toBe('3 shots are due: rotavirus and DTaP.');
  });

  test('what is overdue is named, up to five vaccines', () => {
    const rows = ['DTaP', 'Hib', 'PCV', 'IPV', 'RV', 'MMR', 'Var'].map((shortName) => ({ shortName }));

    expect(vaccineNames(rows.slice(0, 3))).toBe('DTaP, Hib and pneumococcal');
    expect(vaccineNames(rows.slice(0, 5))).toBe('DTaP, Hib, pneumococcal, polio and rotavirus');
    expect(vaccineNames(rows)).toBe('DTaP, Hib, pneumococcal, polio, rotavirus and 2 more');
    expect(vaccineNames(rows.slice(0, 6))).not.toContain('more');
  });

  test.each([
    { planned: '2026-11-21', visits: [], says: 'They can wait until January 15.' },
    { planned: '2026-11-21', visits: ['2026-11-21'], says: 'They are given today at your checkup.' },
    {
      planned: '2026-11-22',
      visits: ['2026-11-22'],
      says: 'They can wait until January 15. Your checkup is tomorrow.',
    },
    {
      planned: '2026-11-25',
      visits: ['2026-12-03', '2026-11-25'],
      says: 'They can wait until January 15. Your checkup is on Wednesday.',
    },
    {
      planned: '2026-11-28',
      visits: ['2026-11-28'],
      says: 'They can wait until January 15. Your checkup is on November 28.',
    },
    { planned: '2026-11-21', visits: ['2027-01-10'], says: 'They can wait until January 15.' },
  ])('planned for $planned, with a checkup on $visits: $says', ({ planned: on, visits, says }) => {
    const rows = [dtapDue, { ...dtapDue, windowEndsOn: day('2027-03-15') }];
    const plannedRows = rows.map((row) => ({ ...row, plannedOn: day(on) }));
    expect(dueText(plannedRows, visits.map(day), today)).toBe(says);
  });

  test.each([
    { windowEndsOn: null, says: '' },
    { windowEndsOn: today, says: '' },
    { windowEndsOn: day('2026-11-22'), says: 'It can wait until November 22.' },
    { windowEndsOn: day('2028-02-29'), says: 'It can wait until February 29, 2028.' },
  ])('of one that has until $windowEndsOn: $says', ({ windowEndsOn, says }) => {
    expect(dueText([{ ...dtapDue, windowEndsOn }], [], today)).toBe(says);
  });

  test('on the day of the checkup nothing that is given there can wait', () => {
    const rsv = planned('rsv-ab', 1, '2026-11-18', { shortName: 'RSV', isPrompt: true, plannedOn: today });
    const dtap = { ...dtapDue, plannedOn: today };

    expect(dueText([dtap], [today], today)).toBe('It is given today at your checkup.');
    expect(dueText([rsv, dtap], [today], today)).toBe('They are given today at your checkup.');
    expect(dueText([rsv, dtap], [], today)).toContain('RSV dose 1 is best given as soon as possible.');
  });

  test('for three days after a checkup that is not marked nothing is said to wait that may have been given there', () => {
    const mark = 'Mark what was given at your checkup on November 20.';

    expect(dueText([dtapDue, dtapDue], [day('2026-11-20')], today)).toBe(mark);
    expect(dueText([dtapDue], [day('2026-11-17')], today)).toBe('It can wait until January 15.');
  });

  test('a dose of an earlier age is not said to be able to wait until a window that a birthday began', () => {
    const inTime = { ...dtapDue, shownNumber: 4, windowEndsOn: day('2029-11-22') };
    const late = { ...inTime, windowEndsOn: null, isOfEarlierAge: true };

    expect(dueText([late], [], today)).toBe('It was for an earlier age: have it at the next visit.');
    expect(dueText([late, { ...late, shownNumber: 5 }], [], today)).toBe(
      'They were for an earlier age: have them at the next visit.',
    );
    const plannedOn = day('2026-11-25');
    expect(
      dueText(
        [late, dtapDue].map((row) => ({ ...row, plannedOn })),
        [plannedOn],
        today,
      ),
    ).toBe(
      'DTaP dose 4 was for an earlier age: have it at the next visit. The other can wait until January 15. Your checkup is on Wednesday.',
    );
    expect(dueText([inTime], [], today)).toBe('It can wait until November 22, 2029.');
  });

  test('nobody is told that doses can wait when one of them cannot', () => {
    expect(dueText([dtapDue, { ...dtapDue, windowEndsOn: null }], [], today)).toBe('');
  });

  test('what is given as soon as possible is never said to be able to wait', () => {
    const rsv = planned('rsv-ab', 1, '2026-11-18', {
      shortName: 'RSV',
      isPrompt: true,
      windowEndsOn: day('2027-03-31'),
    });
    const rv = planned('rv', 1, '2026-11-18', { shortName: 'RV', isPrompt: true, windowEndsOn: day('2026-12-01') });
    const [near, far] = [day('2026-11-25'), day('2026-12-20')];

    expect(dueText([rsv], [], today)).toBe('It is best given as soon as possible.');
    const at = (plannedOn: Day, ...rows: readonly PlannedDose[]) => rows.map((row) => ({ ...row, plannedOn }));
    expect(dueText(at(today, rsv), [far], today)).toBe('It is best given as soon as possible.');
    expect(dueText(at(near, rsv, rv), [near], today)).toBe(
      'They are best given as soon as possible. Your checkup is on Wednesday.',
    );
    expect(dueText([rsv, dtapDue], [], today)).toBe(
      'RSV dose 1 is best given as soon as possible. The other can wait until January 15.',
    );
    expect(dueText(at(near, rsv, rv, dtapDue, dtapDue), [near], today)).toBe(
      'RSV dose 1 and rotavirus dose 1 are best given as soon as possible. The others can wait until January 15. Your checkup is on Wednesday.',
    );
    expect(dueText([...at(today, rsv), ...at(far, dtapDue, dtapDue)], [far], today)).toBe(
      'RSV dose 1 is best given as soon as possible. The others can wait until January 15. They are planned for your checkup on December 20.',
    );
    expect(dueText([...at(today, rsv, dtapDue), ...at(far, { ...dtapDue, shownNumber: 3 })], [far], today)).toBe(
      'RSV dose 1 is best given as soon as possible. The others can wait until January 15. Planned for your checkup on December 20: DTaP dose 3.',
    );
    expect(dueText([rsv, { ...dtapDue, windowEndsOn: null }], [], today)).toBe(
      'RSV dose 1 is best given as soon as possible.',
    );
  });

  test('it counts neither what is late, not due yet or unanswered, nor what is decided together', () => {
    expect(dueRows(vaccinePlan)).toHaveLength(5);
    expect(dueRows(latePlan)).toEqual([]);
    expect(dueRows(planWith(() => ({ isUnanswered: true })))).toEqual([]);
    expect(dueRows(planWith(() => ({ category: 'ask-your-doctor' })))).toEqual([]);
    expect(dueRows({ planned: [planned('dtap', 3, '2026-11-22')], asOf: today })).toEqual([]);
  });
});
