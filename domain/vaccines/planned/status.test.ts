import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { isPastWindow, plannedStatus, vaccineStatus, type Decision, type PlannedStatus } from './status.ts';

const today = day('2026-03-10');
const asDay = (text: string | null) => text && day(text);

describe('[VAX-02] a dose is overdue from the day after its due day', () => {
  test.each([
    { dueOn: '2026-03-09', completed: false, status: 'overdue' },
    { dueOn: '2026-03-10', completed: false, status: 'upcoming' },
    { dueOn: '2026-03-11', completed: false, status: 'upcoming' },
    { dueOn: '2026-03-09', completed: true, status: 'completed' },
    { dueOn: '2026-03-11', completed: true, status: 'completed' },
  ])('due $dueOn, completed $completed: $status', ({ dueOn, completed, status }) => {
    expect(vaccineStatus({ completed, dueOn: day(dueOn) }, today)).toBe(status);
    expect(plannedStatus({ completed, dueOn: day(dueOn), isUnanswered: false }, undefined, today)).toBe(status);
  });
});

describe('[VAX-02] a family’s decision replaces overdue', () => {
  const row = { completed: false, dueOn: '2026-03-09', isUnanswered: false };
  const declined: Decision = { decision: 'declined', until: null };
  const wanted: Decision = { decision: 'wanted', until: null };
  const deferred: Decision = { decision: 'deferred', until: null };
  const deferredTo = (until: string): Decision => ({ decision: 'deferred', until: day(until) });

  test.each<{
    what: string;
    row: typeof row | { completed: boolean; dueOn: string | null; isUnanswered: boolean };
    decided?: Decision;
    status: PlannedStatus;
  }>([
    { what: 'declined', row, decided: declined, status: 'declined' },
    { what: 'declined, not due yet', row: { ...row, dueOn: '2026-04-01' }, decided: declined, status: 'declined' },
    { what: 'declined, but given', row: { ...row, completed: true }, decided: declined, status: 'completed' },
    { what: 'declined, but not needed', row: { ...row, dueOn: null }, decided: declined, status: 'not-needed' },
    { what: 'wanted', row, decided: wanted, status: 'overdue' },
    { what: 'deferred without a day', row, decided: deferred, status: 'deferred' },
    {
      what: 'deferred without a day, not due yet',
      row: { ...row, dueOn: '2031-01-01' },
      decided: deferred,
      status: 'deferred',
    },
    { what: 'deferred, but given', row: { ...row, completed: true }, decided: deferred, status: 'completed' },
    { what: 'deferred until tomorrow', row, decided: deferredTo('2026-03-11'), status: 'deferred' },
    { what: 'deferred until today', row, decided: deferredTo('2026-03-10'), status: 'overdue' },
    {
      what: 'deferred until May, due the day before',
      row: { ...row, dueOn: '2026-04-30' },
      decided: deferredTo('2026-05-01'),
      status: 'deferred',
    },
    {
      what: 'deferred until May, due on that day',
      row: { ...row, dueOn: '2026-05-01' },
      decided: deferredTo('2026-05-01'),
      status: 'upcoming',
    },
    { what: 'due before anybody was asked', row: { ...row, isUnanswered: true }, status: 'upcoming' },
    {
      what: 'due before anybody was asked, and declined',
      row: { ...row, isUnanswered: true },
      decided: declined,
      status: 'declined',
    },
    { what: 'not needed', row: { ...row, dueOn: null }, status: 'not-needed' },
  ])('$what: $status', ({ row: { completed, dueOn, isUnanswered }, decided, status }) => {
    expect(plannedStatus({ completed, dueOn: asDay(dueOn) as typeof today | null, isUnanswered }, decided, today)).toBe(
      status,
    );
  });
});

describe('[VAX-02] the window of a dose lasts to the end of its last day', () => {
  test.each([
    { status: 'overdue', ends: '2026-03-09', isPast: true },
    { status: 'overdue', ends: '2026-03-10', isPast: false },
    { status: 'overdue', ends: null, isPast: false },
    { status: 'deferred', ends: '2026-03-09', isPast: false },
    { status: 'declined', ends: '2026-03-09', isPast: false },
    { status: 'upcoming', ends: '2026-03-09', isPast: false },
  ] as const)('$status, window to $ends: past $isPast', ({ status, ends, isPast }) => {
    expect(isPastWindow(status, ends === null ? null : day(ends), today)).toBe(isPast);
  });
});
