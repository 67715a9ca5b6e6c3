import { describe, expect, test } from 'vitest';
import type { Checkup } from '#contract/checkups.ts';
import { problems } from '#contract/problem.ts';
import { day } from '#domain/time/day.ts';
import { checkupOf, lateCheckups, lateVaccinePlan, noah } from '#testing/checkups/checkup-replies.ts';
import { careMarkup } from '#testing/web/care-markup.tsx';
import { daniel, maya, me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { rescheduling } from '../checkup-changes.ts';
import { CheckupForm } from './checkup-form-dialog.tsx';
import { nothingChosen, pastDosesOf, type PastChoice } from '../past/past-answer.ts';
import { PastFields } from '../past/past-fields.tsx';
import { RescheduleFields } from './reschedule-dialog.tsx';
import { useCheckupForm } from './use-checkup-form.ts';

const m4 = checkupOf('m4');

describe('[CHK-02] rescheduling', () => {
  function Reschedule({ checkup, theirs }: { checkup: Checkup; theirs?: Checkup }) {
    const form = useCheckupForm({ checkup, titles: rescheduling, hasDay: true, onSaved: () => {} });
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
      "Maya's 4 Month Well-Child Checkup, now on November 24, 2026 New date Notes (optional) " +
        'Recommended from November 6 to December 6, 2026. The doses of that visit stay due; only the visit moves.',
    );
    expect(markup(m4)).toMatch(/<input[^>]*type="date"[^>]*>/);
  });

  test('names both years if the window ends in the next', () => {
    expect(wordsOf(markup(checkupOf('m30')))).toContain('Recommended from December 15, 2028 to March 5, 2029.');
  });

  test('keeps earlier notes', () => {
    expect(markup({ ...m4, notes: 'At 9:20' })).toContain('At 9:20</textarea>');
  });

  test('what another parent changed meanwhile is explained', () => {
    const theirs: Checkup = { ...m4, scheduledOn: day('2026-12-01'), notes: 'Moved.', changedBy: daniel, version: 2 };

    expect(wordsOf(careMarkup(<Reschedule checkup={m4} theirs={theirs} />))).toMatch(
      /^Daniel changed this checkup while it was open here. Date: November 24, 2026, now December 1, 2026 Notes: none, now Moved. Load the new values Keep mine/,
    );
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

describe('[CHK-01] what happened before', () => {
  const fields = (choice: Partial<PastChoice> = {}, wrong: readonly (readonly [string, string])[] = []) =>
    careMarkup(
      <PastFields
        child={noah}
        today={today}
        isOpen
        checkups={lateCheckups.filter(({ status }) => status === 'before')}
        past={pastDosesOf(lateVaccinePlan.planned, today)}
        choice={{ ...nothingChosen, ...choice }}
        problems={new Map(wrong)}
        onChoose={() => {}}
      />,
    );

  test('asks for checkups and doses by visit, with a guess at each month', () => {
    const words = wordsOf(fields());

    expect(words).toContain('Noah is 13 months old. Mark what took place, as well as you know;');
    expect(words).toContain('Checkups All of them 0 Month Newborn Checkup about October 10, 2025');
    expect(words).toContain(
      'Vaccines by visit At birth HepB 1 · about October 2025 ' +
        '2 months HepB 2, DTaP 1, RV 1 · about December 2025 On another day',
    );
    expect(words).toMatch(/nothing from that time is shown as overdue\.$/);
    expect(fields()).not.toContain('checked=""');
  });

  test('asks for the day of what was given, and takes an empty one', () => {
    const markup = fields({ ages: new Map([['2 months', '2025-12-10']]) });

    expect(markup).toMatch(/<input[^>]*type="date"[^>]*value="2025-12-10"/);
    expect(wordsOf(markup)).toContain('Without a day or month a dose does not count.');
    expect(wordsOf(markup)).not.toContain('without a day A dose');
  });

  test('says before saving that a dose without a day does not count, and offers the day it was due', () => {
    const words = wordsOf(fields({ ages: new Map([['2 months', '']]) }));

    expect(words).toContain('About December 2025, when it was due');
    expect(words).toContain('3 doses without a day A dose without a day does not count, so it stays planned.');
  });

  test('of another day asks which vaccines, each once', () => {
    const words = wordsOf(fields({ other: { on: '', vaccines: new Set() } }));

    expect(words).toContain(
      'On another day When was it given? I know the day I only know the month I do not know Date Without a day or month a dose does not count. Vaccines HepB DTaP RV',
    );
  });

  test('without a vaccine of another day says so at the vaccines, and not at the day', () => {
    const markup = fields({ other: { on: '', vaccines: new Set() } }, [
      ['other vaccines', 'Check at least one vaccine'],
    ]);

    expect(markup).toContain('<fieldset class="field" aria-describedby="past-other-vaccines-note">');
    expect(markup).not.toContain('aria-invalid');
    expect(wordsOf(markup)).toContain('HepB DTaP RV Check at least one vaccine');
  });

  test('says under a day what is wrong with it', () => {
    const markup = fields({ ages: new Map([['At birth', '2030-01-01']]) }, [
      ['At birth', 'Date given cannot be in the future'],
    ]);

    expect(markup).toMatch(/aria-invalid="true"/);
    expect(wordsOf(markup)).toContain('Date given cannot be in the future');
  });
});
