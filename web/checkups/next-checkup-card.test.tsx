import { describe, expect, test } from 'vitest';
import type { PlannedDose } from '#contract/vaccines.ts';
import { addDays } from '#domain/time/day.ts';
import { timeOfDay } from '#domain/time/time-of-day.ts';
import { checkupOf, checkups, newbornCheckups, vaccinePlan } from '#testing/checkups/checkup-replies.ts';
import { careMarkup } from '#testing/web/care-markup.tsx';
import { maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { NextCheckupCard } from './next-checkup-card.tsx';

type Known = Parameters<typeof careMarkup>[1];

const markup = (known?: Known, isLine = false) =>
  careMarkup(<NextCheckupCard child={maya} today={today} isLine={isLine} />, known);
const words = (...given: Parameters<typeof markup>) => wordsOf(markup(...given));

describe('[DASH-01] [CHK-03] the card of the next checkup', () => {
  test('shows its day, how far away it is, its name, and a link to all of them', () => {
    expect(words()).toBe(
      'Nov 24 Tue Next Checkup 4 Month Well-Child Checkup November 24, 2026 3 days from now ' +
        '5 shots are due there. 2 questions to ask. Show the doctor View All Appointments',
    );
    expect(markup()).toContain('href="/appointments"');
  });

  test('[decision 76] says nothing of shots and questions where there are none, and one of each as one', () => {
    const questions = (number: number) => checkupOf('m4').questions.slice(0, number);
    const wordsWith = (doses: number, asked: number) =>
      words({
        checkups: [{ ...checkupOf('m4'), questions: questions(asked) }],
        plan: { ...vaccinePlan, planned: vaccinePlan.planned.slice(0, doses) },
      });

    expect(wordsWith(0, 0)).not.toMatch(/due there|to ask/);
    expect(wordsWith(1, 0)).toContain('1 shot is due there. Show the doctor');
  });

  test('counts no shot that does not wait for the checkup, or that is talked about first', () => {
    const scheduledOn = addDays(today, 20);
    const there = vaccinePlan.planned.map((row) => ({
      ...row,
      plannedOn: row.dueOn !== null && row.dueOn <= scheduledOn ? scheduledOn : null,
    }));
    const [first, ...others] = there;
    const wordsOfFirst = (facts: Partial<PlannedDose>) =>
      words({
        checkups: [{ ...checkupOf('m4'), scheduledOn }],
        plan: { ...vaccinePlan, planned: [...(first ? [{ ...first, ...facts }] : []), ...others] },
      });

    expect(wordsOfFirst({})).toContain('5 shots are due there.');
    for (const plannedOn of [today, null]) {
      expect(wordsOfFirst({ plannedOn })).toContain(
        '4 shots are due there. 1 shot is overdue and should not wait for it: book an earlier visit or ask for a shots visit.',
      );
    }
    const upcoming = { status: 'upcoming' as const, plannedOn: today };
    expect(wordsOfFirst({ ...upcoming, isPrompt: true })).toContain('1 shot should not wait for it: book');
    expect(wordsOfFirst(upcoming)).toContain('1 shot is due now and can be given before this checkup: DTaP.');
    expect(wordsOfFirst({ category: 'ask-your-doctor' })).toContain('4 shots are due there.');
  });

  test('names the birth dose of a newborn, with its hours, then as soon as possible', () => {
    const [first] = vaccinePlan.planned;
    const wordsOfBirth = (facts: Partial<PlannedDose>) => {
      const birthDose = {
        birthHours: 24 as const,
        isPrompt: true,
        plannedOn: today,
        status: 'upcoming' as const,
        ...facts,
      };
      const planned = first ? [{ ...first, shortName: 'HepB', shownNumber: 1, ...birthDose }] : [];
      const checkup = { ...checkupOf('m4'), scheduledOn: addDays(today, 20) };
      return words({ checkups: [checkup], plan: { ...vaccinePlan, planned } });
    };

    expect(wordsOfBirth({ dueOn: today })).toContain(
      '1 shot should not wait for it, hepatitis B 1 within 24 hours of birth: book',
    );
    expect(wordsOfBirth({ dueOn: addDays(today, -1), status: 'overdue' })).toContain(
      '1 shot is overdue and should not wait for it, hepatitis B 1 as soon as possible: book',
    );
    expect(wordsOfBirth({ isUnanswered: true, isOfBirth: true, isPrompt: false, birthHours: null })).toContain(
      'Not answered yet: Hepatitis B 1.',
    );
  });

  test('says that shots are due now, not there, once its day has passed', () => {
    const open = { ...checkupOf('m4'), scheduledOn: null, recommendedOn: addDays(today, -2) };
    const asked = words({ checkups: [{ ...open, recommendedUntil: addDays(today, 20) }] });

    expect(asked).toContain('2 days ago 4 shots are due now.');
    expect(asked).not.toContain('due there');
  });

  test.each([
    { days: 0, when: 'Today' },
    { days: 1, when: 'Tomorrow' },
    { days: 2, when: '2 days from now' },
  ])('$days days ahead reads $when', ({ days, when }) => {
    expect(words({ checkups: [{ ...checkupOf('m4'), scheduledOn: addDays(today, days) }] })).toContain(when);
  });

  test('a checkup without an appointment does not look booked: its day is about right, and can be added', () => {
    const around = (days: number) => ({ ...checkupOf('m4'), scheduledOn: null, recommendedOn: addDays(today, days) });
    const wordsIn = (days: number, isLine = false) =>
      words(
        { checkups: [{ ...around(days), status: days > 14 ? ('future' as const) : ('upcoming' as const) }] },
        isLine,
      );
    const viewer = <NextCheckupCard child={{ ...maya, may: 'view' }} today={today} />;

    expect(wordsIn(126)).toMatch(
      /^Next Checkup 4 Month Well-Child Checkup Around March 27, 2027\. No appointment yet\. Add the date /,
    );
    expect(wordsIn(12)).toMatch(
      /^Next Checkup .* Around December 3, 2026\. 12 days from now\. No appointment yet\. Add/,
    );
    expect(wordsIn(0)).toContain('November 21, 2026 Today');
    expect(wordsIn(126, true)).not.toContain('Add the date');
    expect(wordsOf(careMarkup(viewer, { checkups: [around(126)] }))).not.toContain('Add the date');
  });

  test('says a day that is far away once', () => {
    const booked = { ...checkupOf('m4'), scheduledOn: addDays(today, 126), status: 'future' as const };

    expect(words({ checkups: [booked] })).toContain('Checkup March 27, 2027 2 shots are due');
  });

  test('leads whoever may edit to the question about the past, and no viewer', () => {
    const known = { checkups: [{ ...checkupOf('m2'), status: 'before' as const }, checkupOf('m4')] };
    const viewer = <NextCheckupCard child={{ ...maya, may: 'view' }} today={today} />;

    expect(words(known)).toContain('What happened before?');
    expect(wordsOf(careMarkup(viewer, known))).not.toContain('What happened before?');
  });

  test('does not ask a newborn’s family what happened before', () => {
    const known = { checkups: [{ ...checkupOf('m2'), status: 'before' as const }, checkupOf('m4')] };
    const wordsAt = (ageDays: number) => {
      const child = { ...maya, bornOn: addDays(today, -ageDays) };
      return wordsOf(careMarkup(<NextCheckupCard child={child} today={today} />, known));
    };

    expect(wordsAt(27)).not.toContain('What happened before?');
    expect(wordsAt(28)).toContain('What happened before?');
  });

  test('counts no shots while nobody has said what was given before', () => {
    const planned = vaccinePlan.planned.map((row) => (row.vaccine === 'dtap' ? { ...row, isUnanswered: true } : row));
    const said = words({ checkups: [checkupOf('m4')], plan: { ...vaccinePlan, planned } });

    expect(said).toContain('What is due there depends on what Maya has had.');
    expect(said).not.toMatch(/shots? (is|are) due there/);
  });

  test('still leads there after ‘I do not know’, until the checkups of that time are said', () => {
    const overdue = { ...checkupOf('m2'), status: 'overdue' as const, scheduledOn: null };
    const wordsWith = (isFromBefore: boolean) => words({ checkups: [{ ...overdue, isFromBefore }, checkupOf('m4')] });

    expect(wordsWith(true)).toContain('What happened before?');
    expect(wordsWith(false)).not.toContain('What happened before?');
  });

  test('leads to the first-week visit, with its source, while a newborn was not seen and the visit at 1 month is far', () => {
    const wordsAt = (ageDays: number, isLine = false) => words({ checkups: newbornCheckups(ageDays) }, isLine);
    const asked =
      'Next Checkup Not seen by a doctor since birth? Call the doctor’s office and ask for the first-week visit now. ' +
      'Checkup plan: American Academy of Pediatrics, Bright Futures, as kept in Fernling edition 2026-11. ' +
      'Not reviewed by a clinician. 1 Month Well-Child Checkup';

    for (const isLine of [false, true]) expect(wordsAt(6, isLine)).toContain(asked);
    expect(wordsAt(5)).toContain('Next Checkup First week checkup November 20, 2026 1 day ago');
    for (const ageDays of [5, 21]) expect(wordsAt(ageDays)).not.toContain('Not seen');
  });

  test('names the visit of its age too, whose day has passed, as long as it is recommended and has no appointment', () => {
    const open = {
      ...checkupOf('m4'),
      scheduledOn: null,
      recommendedOn: addDays(today, -5),
      recommendedUntil: addDays(today, 20),
      status: 'overdue' as const,
    };
    const visits = [open, checkupOf('m6')];
    const named = '4 Month Well-Child Checkup: recommended until December 11, no appointment yet.';
    const viewer = <NextCheckupCard child={{ ...maya, may: 'view' }} today={today} />;

    expect(words({ checkups: visits })).toContain(`Next Checkup ${named} Add the date 6 Month Well-Child Checkup`);
    expect(wordsOf(careMarkup(viewer, { checkups: visits }))).not.toContain('Add the date');
    expect(
      words({ checkups: [{ ...open, recommendedOn: addDays(today, -2) }] }),
      'once, where it is the next',
    ).toContain(
      '2 days ago 4 shots are due now. 2 questions to ask. Recommended until December 11, no appointment yet. Add the date',
    );
    for (const settled of [
      { scheduledOn: addDays(today, 5) },
      { completed: true },
      { recommendedUntil: addDays(today, -1) },
    ]) {
      expect(words({ checkups: [{ ...open, ...settled }, checkupOf('m6')] })).not.toContain('recommended until');
    }
  });

  test('passes over what is completed or past', () => {
    const done = checkups.map((checkup) =>
      checkup.visit === 'm4' ? { ...checkup, completed: true, status: 'completed' as const } : checkup,
    );

    expect(words({ checkups: done })).toContain(
      '6 Month Well-Child Checkup Around January 19, 2027. 59 days from now.',
    );
  });

  test('[decision 77] says the time of the appointment, then what is due there, then its place', () => {
    const booked = { ...checkupOf('m4'), scheduledTime: timeOfDay('09:20'), place: 'Green Street Pediatrics' };

    expect(words({ checkups: [booked] })).toContain(
      'November 24, 2026, 9:20 a.m. 3 days from now 5 shots are due there. 2 questions to ask. Green Street Pediatrics',
    );
    expect(words({ checkups: [booked] }, true)).toContain('3 days from now Green Street Pediatrics');
  });

  test('is amber only within 14 days', () => {
    const amber = (visit: string) => markup({ checkups: [checkupOf(visit)] }).includes('<strong class="soon">');

    expect([amber('m4'), amber('m6')]).toEqual([true, false]);
  });

  test('is one line beside another tab, with the same facts', () => {
    expect(words({}, true)).toBe(
      'Next Checkup 4 Month Well-Child Checkup November 24, 2026 3 days from now View All Appointments',
    );
  });

  test('without one: No upcoming checkups scheduled', () => {
    expect(words({ checkups: [checkupOf('m2')] })).toBe(
      'Next Checkup No upcoming checkups scheduled Show the doctor View All Appointments',
    );
  });

  test('[DASH-02] says that it is loading, and when it could not be loaded', () => {
    expect(words({ checkups: null })).toContain('Loading checkups...');
    expect(words({ checkups: new CallFailed('offline') })).toContain('Failed to load checkup data. Please try again.');
  });
});
