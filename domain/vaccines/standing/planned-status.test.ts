import { describe, expect, test } from 'vitest';
import { day, type Day } from '#domain/time/day.ts';
import {
  isDecidedOn,
  isOverdue,
  plannedStatus,
  type Decision,
  type PlannedStatus,
  type StatusRow,
} from './planned-status.ts';

const today = day('2026-03-10');

const row: StatusRow = {
  completed: false,
  dueOn: day('2026-03-09'),
  windowEndsOn: null,
  isUnanswered: false,
  isByRecord: false,
  isDecidedTogether: false,
  isAskedFirst: false,
  isContraindicated: false,
};

describe('[VAX-02] a dose is overdue once its recommended window has ended', () => {
  test.each([
    { dueOn: '2026-02-01', windowEndsOn: '2026-03-09', is: true },
    { dueOn: '2026-02-01', windowEndsOn: '2026-03-10', is: false },
    { dueOn: '2026-02-01', windowEndsOn: '2026-03-11', is: false },
    { dueOn: '2026-03-09', windowEndsOn: null, is: true },
    { dueOn: '2026-03-10', windowEndsOn: null, is: false },
    { dueOn: '2026-03-11', windowEndsOn: null, is: false },
    { dueOn: '2026-03-10', windowEndsOn: '2026-03-01', is: false },
  ])('due $dueOn, window to $windowEndsOn: $is', ({ dueOn, windowEndsOn, is }) => {
    const days = { dueOn: day(dueOn), windowEndsOn: windowEndsOn && day(windowEndsOn) } as Pick<
      StatusRow,
      'windowEndsOn'
    > & { dueOn: Day };
    expect(isOverdue(days, today)).toBe(is);
    expect(plannedStatus({ ...row, ...days }, undefined, today)).toBe(is ? 'overdue' : 'upcoming');
    expect(plannedStatus({ ...row, ...days, completed: true }, undefined, today)).toBe('completed');
    expect(plannedStatus({ ...row, ...days, isDecidedTogether: true }, undefined, today)).toBe('upcoming');
    expect(plannedStatus({ ...row, ...days, isUnanswered: true }, undefined, today)).toBe('upcoming');
  });
});

describe('[VAX-02] a family’s decision replaces overdue', () => {
  const declined: Decision = { decision: 'declined', until: null };
  const wanted: Decision = { decision: 'wanted', until: null };
  const deferred: Decision = { decision: 'deferred', until: null };
  const deferredTo = (until: string): Decision => ({ decision: 'deferred', until: day(until) });

  test.each<{ what: string; row: StatusRow; decided?: Decision; status: PlannedStatus }>([
    { what: 'declined', row, decided: declined, status: 'declined' },
    { what: 'declined, not due yet', row: { ...row, dueOn: day('2026-04-01') }, decided: declined, status: 'declined' },
    { what: 'declined, but given', row: { ...row, completed: true }, decided: declined, status: 'completed' },
    { what: 'declined, but not needed', row: { ...row, dueOn: null }, decided: declined, status: 'not-needed' },
    { what: 'wanted', row, decided: wanted, status: 'overdue' },
    { what: 'deferred without a day', row, decided: deferred, status: 'deferred' },
    {
      what: 'deferred without a day, not due yet',
      row: { ...row, dueOn: day('2031-01-01') },
      decided: deferred,
      status: 'deferred',
    },
    { what: 'deferred, but given', row: { ...row, completed: true }, decided: deferred, status: 'completed' },
    { what: 'deferred until tomorrow', row, decided: deferredTo('2026-03-11'), status: 'deferred' },
    { what: 'deferred until today', row, decided: deferredTo('2026-03-10'), status: 'overdue' },
    {
      what: 'deferred until May, due the day before',
      row: { ...row, dueOn: day('2026-04-30') },
      decided: deferredTo('2026-05-01'),
      status: 'deferred',
    },
    {
      what: 'deferred until May, due on that day',
      row: { ...row, dueOn: day('2026-05-01') },
      decided: deferredTo('2026-05-01'),
      status: 'upcoming',
    },
    { what: 'due before anybody was asked', row: { ...row, isUnanswered: true }, status: 'upcoming' },
    {
      what: 'without a day, before anybody was asked, and deferred',
      row: { ...row, dueOn: null, isUnanswered: true },
      decided: deferred,
      status: 'upcoming',
    },
    {
      what: 'due before anybody was asked, and declined',
      row: { ...row, isUnanswered: true },
      decided: declined,
      status: 'declined',
    },
    { what: 'not to be given', row: { ...row, dueOn: null, isContraindicated: true }, status: 'contraindicated' },
    { what: 'to ask a doctor about first', row: { ...row, isAskedFirst: true }, status: 'ask-first' },
    {
      what: 'to ask a doctor about first, and deferred',
      row: { ...row, isAskedFirst: true },
      decided: deferred,
      status: 'ask-first',
    },
    {
      what: 'to ask a doctor about first, and declined',
      row: { ...row, isAskedFirst: true },
      decided: declined,
      status: 'declined',
    },
    {
      what: 'to ask a doctor about first, due before anybody was asked',
      row: { ...row, isAskedFirst: true, isUnanswered: true },
      status: 'upcoming',
    },
    { what: 'not needed', row: { ...row, dueOn: null }, status: 'not-needed' },
    {
      what: 'to ask a doctor about whether it is needed',
      row: { ...row, dueOn: null, isAskedFirst: true },
      status: 'ask-first',
    },
    {
      what: 'to ask a doctor about whether it is needed, and declined',
      row: { ...row, dueOn: null, isAskedFirst: true },
      decided: declined,
      status: 'declined',
    },
  ])('$what: $status', ({ row: of, decided, status }) => {
    expect(plannedStatus(of, decided, today)).toBe(status);
  });
});

describe('[VAX-02] a decision holds', () => {
  test.each([
    { decision: 'declined', until: null, holds: true },
    { decision: 'declined', until: '2026-03-09', holds: true },
    { decision: 'deferred', until: null, holds: true },
    { decision: 'deferred', until: '2026-03-11', holds: true },
    { decision: 'deferred', until: '2026-03-10', holds: false },
    { decision: 'deferred', until: '2026-03-09', holds: false },
    { decision: 'wanted', until: null, holds: false },
    { decision: 'wanted', until: '2026-03-11', holds: false },
  ] as const)('$decision until $until: $holds', ({ decision, until, holds }) => {
    expect(isDecidedOn({ decision, until: until && day(until) }, today)).toBe(holds);
  });
});
