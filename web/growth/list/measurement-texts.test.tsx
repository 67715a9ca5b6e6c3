import { describe, expect, test } from 'vitest';
import { problems, type ProblemCode } from '#contract/problem.ts';
import { day } from '#domain/time/day.ts';
import { daniel, maya, mayaBornEarly, me, measured, measurements, today } from '#testing/web/replies.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { historyText, nameOf } from '#web/client/text/history.ts';
import { measurementDifferences } from '../form/measurement-differences.ts';
import { errorsByField } from '../form/measurement-errors.ts';
import { convertedHint, dayHint, lastHint, sameDayHint, unlikelyText } from '../form/measurement-hints.ts';
import { originText } from './measurement-origin.ts';
import { measuredOnProblem } from '../form/measurement-rules.ts';
import { openedNew, untouched } from '../form/read-measurement.ts';
import { saveFailedTitle } from '../form/save-failed-title.ts';

function refused(code: ProblemCode): CallFailed {
  return new CallFailed({ type: `/problems/${code}`, requestId: 'r', code, ...problems[code] });
}
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('a measurement that could not be saved', () => {
  test.each([
    { failed: refused('sign-in-needed'), isNew: true, says: 'You must be logged in to add measurements' },
    { failed: refused('sign-in-needed'), isNew: false, says: 'You must be logged in to edit measurements' },
    { failed: new CallFailed('offline'), isNew: true, says: 'Failed to add measurements. Please try again.' },
    { failed: refused('unexpected'), isNew: false, says: 'Failed to update measurement. Please try again.' },
  ])('[GRO-01] [UI-02] says: $says', ({ failed, isNew, says }) => {
    expect(saveFailedTitle(failed, isNew)).toBe(says);
  });
});

describe('the hints under the fields', () => {
  test.each([
    { on: '2026-11-21', hint: 'Today. Age on that day: 4 months 2 days.' },
    { on: '2026-07-31', hint: 'Age on that day: 12 days.' },
    { on: '2026-11-22', hint: null },
    { on: '2026-07-18', hint: null },
    { on: '', hint: null },
  ])('the day $on says $hint', ({ on, hint }) => {
    expect(dayHint(on, maya, today)).toBe(hint);
  });

  test('[decision 75] the day of a child born early says both ages', () => {
    expect(dayHint('2026-11-21', mayaBornEarly, today)).toBe(
      'Today. Age on that day: 4 months 2 days · 2 months 20 days corrected.',
    );
  });

  test('a second measurement of one day is saved, and the hint says so', () => {
    expect(sameDayHint('2026-11-19', measurements, 'Maya')).toBe(
      'Maya was measured on this day already. Both are kept.',
    );
    expect(sameDayHint('2026-11-20', measurements, 'Maya')).toBeNull();
  });

  test.each([
    { on: '2026-11-21', hint: 'Last: 6.94 kg, 2 days ago' },
    { on: '2026-11-20', hint: 'Last: 6.94 kg, yesterday' },
    { on: '2026-11-19', hint: 'Last: 6.94 kg, today' },
  ])('on $on the last weight reads $hint', ({ on, hint }) => {
    expect(plain(lastHint('weight', measurements, 'metric', day(on)))).toBe(hint);
  });

  test('pounds say what they are in kilograms', () => {
    const weight = { value: 6.94, text: '15 lb 4.8 oz' };

    expect(plain(convertedHint('weight', weight, 'us'))).toBe('That is 6.94 kg. We keep what you typed.');
    expect(plain(convertedHint('height', { value: 63.2, text: '24.9 in' }, 'us'))).toBe('That is 63.2 cm.');
    expect(plain(convertedHint('weight', weight, 'metric'))).toBe('That is 6.94 kg. We keep what you typed.');
    expect(plain(convertedHint('weight', { value: 3.4, text: '3400 g' }, 'metric'))).toContain('That is 3.40 kg.');
    for (const text of ['6.94 kg', '6,94', null]) {
      expect(convertedHint('weight', { value: 6.94, text }, 'metric')).toBeNull();
    }
    expect(convertedHint('weight', { value: NaN, text: 'abc' }, 'us')).toBeNull();
  });

  test('a newborn’s weight far below birth weight is asked about as such, and says what to do when it is right', () => {
    expect(unlikelyText('weight', 3, { lastValue: 3.6, firstName: 'Maya', isLoss: true })).toBe(
      'It is more than 15% below the birth weight. A slipped decimal point happens to everyone. If it is right, call your doctor today.',
    );
  });

  test.each([
    { value: 69.4, last: 6.94, begins: "That is about ten times Maya's last weight." },
    { value: 0.694, last: 6.94, begins: "That is about a tenth of Maya's last weight." },
    { value: 20, last: 6.94, begins: 'It is an unusual weight for this age.' },
    { value: 20, last: null, begins: 'It is an unusual weight for this age.' },
  ])('$value kg after $last kg: $begins', ({ value, last, begins }) => {
    expect(unlikelyText('weight', value, { lastValue: last, firstName: 'Maya', isLoss: false })).toBe(
      `${begins} A slipped decimal point happens to everyone.`,
    );
  });
});

describe('[GRO-01] the day of a measurement', () => {
  test.each([
    { on: '2026-11-21', problem: null },
    { on: '2026-07-19', problem: null },
    { on: '2026-11-22', problem: 'Date measured cannot be in the future' },
    { on: '2026-07-18', problem: 'This day is before Maya was born, on July 19, 2026.' },
  ])('$on: $problem', ({ on, problem }) => {
    expect(measuredOnProblem(day(on), maya, today)).toBe(problem);
  });
});

describe('the text under a field', () => {
  const fields = untouched(openedNew(maya.bornOn, today), 'metric');
  const errors = { weightKg: 'Enter at least one measurement' };

  test('an empty weight is no fault any more once there is a height', () => {
    expect(errorsByField(errors, fields)['weightKg']).toBe('Enter at least one measurement');
    expect(errorsByField(errors, { ...fields, height: '63' })['weightKg']).toBeUndefined();
  });

  test('a text that is too long is the fault of its field', () => {
    const long = { heightText: 'This can have at most 40 characters' };

    expect(errorsByField(long, fields)['heightCm']).toBe('This can have at most 40 characters');
  });
});

describe('[GRO-02] the line under a measurement says where and by whom', () => {
  test.each([
    { values: {}, says: '' },
    { values: { place: 'doctor' as const }, says: 'At the doctor' },
    { values: { madeBy: daniel, madeAt: '2026-10-24T15:00:00.000Z' }, says: 'Added Oct 24 by Daniel' },
    // In New York it was still the day before.
    { values: { madeBy: daniel, madeAt: '2026-10-24T02:00:00.000Z' }, says: 'Added Oct 23 by Daniel' },
    { values: { madeBy: daniel, madeAt: '2025-10-24T15:00:00.000Z' }, says: 'Added Oct 24, 2025 by Daniel' },
    {
      values: { position: 'standing' as const, ageGivenInMonthsOnly: true },
      says: 'Standing · Age given in months only',
    },
    { values: { madeBy: null }, says: 'Added Oct 22 by somebody whose account is gone' },
  ])('$says', ({ values, says }) => {
    expect(originText(measured('2026-10-22', values), me, today)).toBe(says);
  });

  test('an edit shows who entered it and who changed it last', () => {
    const changed = { madeBy: daniel, changedAt: '2026-11-02T15:00:00.000Z', version: 2 };

    expect(historyText(measured('2026-10-22'), me)).toBe('Added by you on October 22, 2026.');
    expect(historyText(measured('2026-10-22', changed), me)).toBe(
      'Added by Daniel on October 22, 2026. Last changed by you on November 2, 2026.',
    );
    expect(nameOf(null, me)).toBe('somebody whose account is gone');
  });
});

describe('a measurement that was changed in the meantime', () => {
  const before = measured('2026-10-22', { weightKg: 6.43, headCm: 40 });

  test('is compared fact by fact', () => {
    const now = { ...before, weightKg: 6.5, headCm: null, place: 'doctor' as const };

    const changes = measurementDifferences(before, now, 'metric').map(
      ({ name, before: was, now: is }) => `${name}: ${was}, now ${is}`,
    );

    expect(changes.map(plain)).toEqual([
      'Weight: 6.43 kg, now 6.50 kg',
      'Head Circumference: 40.0 cm, now not measured',
      'Measured: at home, now at the doctor',
    ]);
  });
});
