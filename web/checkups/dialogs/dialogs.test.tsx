import { describe, expect, test } from 'vitest';
import type { Checkup } from '#contract/checkups.ts';
import { problems } from '#contract/problem.ts';
import { day } from '#domain/time/day.ts';
import { timeOfDay } from '#domain/time/time-of-day.ts';
import { checkupOf } from '#testing/checkups/checkup-replies.ts';
import { careMarkup } from '#testing/web/care-markup.tsx';
import { daniel, maya, me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { completing, rescheduling } from '../checkup-changes.ts';
import { CheckupForm } from './checkup-form-dialog.tsx';
import { RescheduleFields } from './reschedule-dialog.tsx';
import { CompletedFields } from './complete-dialog.tsx';
import { setForText } from '../visit/checkup-texts.ts';
import { checkupFields, dayOfVisit, useCheckupForm } from './use-checkup-form.ts';

const m4 = checkupOf('m4');

describe('[CHK-02] rescheduling', () => {
  function Reschedule({ checkup, theirs }: { checkup: Checkup; theirs?: Checkup }) {
    const form = useCheckupForm({
      checkup,
      fields: checkupFields.appointment,
      titles: rescheduling,
      onSaved: () => {},
    });
    const meanwhile = theirs ? { before: checkup, current: theirs } : null;
    return (
      <CheckupForm form={{ ...form, seen: { ...form.seen, meanwhile } }} me={me} titles={rescheduling}>
        <RescheduleFields checkup={checkup} child={maya} me={me} today={today} form={form} />
      </CheckupForm>
    );
  }
  const markup = (checkup: Checkup) => careMarkup(<Reschedule checkup={checkup} />);

  test('names the child and the day it is now on, asks for a date, and says what stays', () => {
    expect(wordsOf(markup(m4))).toBe(
      "Maya's 4 Month Well-Child Checkup, now on November 24, 2026 New date Time (optional) Place (optional) Notes (optional) " +
        'Recommended from November 6 to December 6, 2026. The doses of that visit stay due; only the visit moves.',
    );
    expect(markup(m4)).toMatch(/<input[^>]*type="date"[^>]*>/);
  });

  test('of one that nobody has scheduled says around which day it is recommended, and presets none', () => {
    const open = { ...m4, scheduledOn: null };

    expect(wordsOf(markup(open))).toMatch(
      /^Maya's 4 Month Well-Child Checkup, recommended around November 19, 2026 Date Time \(optional\)/,
    );
    expect(markup(open)).not.toMatch(/value="2026/);
  });

  test('names both years if the window ends in the next', () => {
    expect(wordsOf(markup(checkupOf('m30')))).toContain('Recommended from December 15, 2028 to March 5, 2029.');
  });

  test('[decision 77] opens with the day, time and place that it has', () => {
    const booked = { ...m4, scheduledOn: day('2026-11-24'), scheduledTime: timeOfDay('09:20'), place: 'Green Street' };

    expect(markup(booked)).toMatch(/type="date"[^>]*value="2026-11-24"|value="2026-11-24"[^>]*type="date"/);
    expect(markup(booked)).toMatch(/type="time"[^>]*value="09:20"|value="09:20"[^>]*type="time"/);
    expect(markup(booked)).toContain('value="Green Street"');
    expect(wordsOf(markup(booked))).toContain('now on November 24, 2026, 9:20 a.m.');
  });

  test('keeps earlier notes', () => {
    expect(markup({ ...m4, notes: 'At 9:20' })).toContain('At 9:20</textarea>');
  });

  test('what another parent changed meanwhile is explained', () => {
    const theirs: Checkup = {
      ...m4,
      scheduledOn: day('2026-12-01'),
      scheduledTime: timeOfDay('16:45'),
      place: 'Green Street',
      notes: 'Moved.',
      changedBy: daniel,
      version: 2,
    };

    expect(wordsOf(careMarkup(<Reschedule checkup={m4} theirs={theirs} />))).toMatch(
      /^Daniel changed this checkup while it was open here. Date: November 24, 2026, now December 1, 2026 Time: none, now 4:45 p.m. Place: none, now Green Street Notes: none, now Moved. Load the new values Keep mine/,
    );
  });
});

describe('marking a checkup as completed', () => {
  function Complete({ checkup }: { checkup: Checkup }) {
    const fields = checkupFields.visitOn(dayOfVisit(checkup, today));
    const form = useCheckupForm({ checkup, fields, titles: completing, onSaved: () => {} });
    return <CompletedFields checkup={checkup} child={maya} me={me} today={today} form={form} />;
  }
  const markup = (checkup: Checkup) => careMarkup(<Complete checkup={checkup} />);
  const field = (checkup: Checkup) => /<input[^>]*>/.exec(markup(checkup))?.[0];

  test('[decision 77] before its day asks whether it was on another day, with today in the field', () => {
    expect(wordsOf(markup(m4))).toBe("Maya's 4 Month Well-Child Checkup is set for November 24, 2026. Was on");
    expect(field(m4)).toMatch(/(?=.*value="2026-11-21")(?=.*max="2026-11-21")/);
  });

  test('[decision 68] after its day asks on which it was, with the day of the appointment in the field', () => {
    const m2 = checkupOf('m2');

    expect(wordsOf(markup(m2))).toBe("Maya's 2 Month Well-Child Checkup was set for September 18, 2026. Was on");
    expect(field(m2)).toContain('value="2026-09-18"');
  });

  test('[decision 68] after its day, without an appointment: today, or no day where nobody knows it', () => {
    const m2 = { ...checkupOf('m2'), scheduledOn: null };
    const visited = dayOfVisit(m2, today);

    expect(wordsOf(markup(m2))).toBe(
      "Maya's 2 Month Well-Child Checkup was recommended around September 19, 2026. Was on (optional)",
    );
    expect(field(m2)).toContain('value="2026-11-21"');
    expect(checkupFields.visitOn(visited).read(() => '', m2)).toEqual({ completed: true, completedOn: null });
  });
});

describe('a form of a checkup that was not saved', () => {
  const said = (failed: CallFailed) => careMarkup(<SaveFailed title="Failed to reschedule checkup" failed={failed} />);

  test('says why', () => {
    expect(wordsOf(said(new CallFailed('offline')))).toBe(
      'Failed to reschedule checkup The server did not answer. Nothing you entered is lost.',
    );
  });

  test('sends a logged-out parent to the login, in another window', () => {
    const signedOut = { type: '/problems/sign-in-needed', requestId: 'r', code: 'sign-in-needed' } as const;
    const markup = said(new CallFailed({ ...signedOut, ...problems['sign-in-needed'] }));

    expect(markup).toContain('<a href="/login" target="_blank"');
    expect(wordsOf(markup)).toContain('What you typed stays.');
  });
});

test.each([
  { scheduledTime: null, day: 'November 24, 2026.' },
  { scheduledTime: timeOfDay('09:20'), day: 'November 24, 2026, 9:20\u00a0a.m.' },
])('[decision 77] says for when a checkup is set, with one period: $day', ({ scheduledTime, day: text }) => {
  const set = { ...m4, scheduledOn: day('2026-11-24'), scheduledTime };

  expect(setForText(set, maya, today)).toBe(`Maya's 4 Month Well-Child Checkup is set for ${text}`);
});

test('a checkup without an appointment is set for no day: it says around which one it is recommended', () => {
  expect(setForText({ ...checkupOf('m6'), scheduledOn: null }, maya, today)).toBe(
    "Maya's 6 Month Well-Child Checkup is recommended around January 19, 2027.",
  );
});
