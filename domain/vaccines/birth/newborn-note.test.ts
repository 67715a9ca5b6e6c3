import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import { newbornNote } from './newborn-note.ts';

const bornOn = day('2026-11-02');
type Result = 'positive' | 'negative' | 'unknown' | null;
type At = {
  on?: Day;
  birthWeightKg?: number | null;
  isStarted?: boolean;
  isStartedAtBirth?: boolean;
  isComplete?: boolean;
  isContraindicated?: boolean;
  isTested?: boolean;
};

const nothingGiven = {
  isStarted: false,
  isStartedAtBirth: false,
  isComplete: false,
  isContraindicated: false,
  isTested: false,
};

function note(motherHepatitisB: Result, { on = bornOn, birthWeightKg = 3.4, ...series }: At) {
  const child = { bornOn, motherHepatitisB, birthWeightKg };
  return newbornNote(routineSchedule(), child, { ...nothingGiven, ...series }, on);
}

describe('[decision 59] what the mother’s hepatitis B result means for the child', () => {
  test.each([
    { result: 'positive', says: "The mother's hepatitis B test (HBsAg) was positive." },
    { result: 'unknown', says: "The mother's hepatitis B result (HBsAg) is not known." },
    { result: null, says: "The mother's hepatitis B result (HBsAg) is not entered here" },
  ] as const)('is worded for what was entered: $result', ({ result, says }) => {
    expect(note(result, {})?.startsWith(says)).toBe(true);
    expect(note(result, {})).toContain('within 12 hours of birth');
  });

  test('a negative mother’s baby has no note', () => {
    expect(note('negative', {})).toBeNull();
  });

  test('immune globulin, the last dose at 6 months and the blood test are named for a positive mother', () => {
    const said = note('positive', {});

    expect(said).toContain('immune globulin');
    expect(said).toContain('The last dose is for 6 months');
    expect(said).toContain('A blood test at 9 to 12 months');
  });

  test('what is for the birth is said for 28 days, and until the first dose', () => {
    expect(note('positive', { on: addDays(bornOn, 27) })).toContain('12 hours');
    expect(note('positive', { on: addDays(bornOn, 28) })).not.toContain('12 hours');
    expect(note('positive', { isStarted: true, on: addDays(bornOn, 8) })).not.toContain('12 hours');
  });

  test('once the series is complete, nothing is said of its doses', () => {
    expect(note('positive', { isStarted: true, isComplete: true })).not.toContain('The last dose');
    expect(note('unknown', { isStarted: true, isComplete: true })).not.toContain('Ask the doctor');
  });

  test('there is one space between sentences, also where one is left out', () => {
    for (const result of ['positive', 'unknown', null] as const)
      for (const isComplete of [true, false])
        expect(note(result, { on: addDays(bornOn, 40), isStarted: true, isComplete })).not.toMatch(/\s\s|^\s|\s$/);
  });

  test.each(['positive', 'unknown', null] as const)('%s: a first dose that is late is for a call now', (result) => {
    expect(note(result, {})).not.toContain('call the doctor');
    for (const days of [1, 2, 7, 27])
      expect(note(result, { on: addDays(bornOn, days) })).toContain('call the doctor now');
    for (const days of [28, 200, 720]) {
      expect(note(result, { on: addDays(bornOn, days) })).toContain('call the doctor to have it as soon as possible');
    }
    expect(note(result, { on: addDays(bornOn, 8), isStarted: true })).not.toContain('call the doctor');
  });

  test('what nobody said of the mother is not said of a child of 24 months or older', () => {
    const [last, after] = [addDays(addMonths(bornOn, 24), -1), addMonths(bornOn, 24)];

    expect(note(null, { on: last })).toContain('If it was not given, call the doctor');
    for (const on of [after, addMonths(bornOn, 11 * 12), addMonths(bornOn, 16 * 12)])
      for (const isStarted of [false, true]) expect(note(null, { on, isStarted })).toBeNull();
    for (const result of ['positive', 'unknown'] as const)
      expect(note(result, { on: after })).toContain('If it was not given, call the doctor');
  });

  test.each(['positive', 'unknown', null] as const)(
    '%s: where hepatitis B vaccine must not be given, no dose is called for and the doctor is asked',
    (result) => {
      for (const days of [0, 1, 27, 28, 90, 420])
        for (const isStarted of [false, true]) {
          const said = note(result, { on: addDays(bornOn, days), isStarted, isContraindicated: true });
          expect(said).toContain('hepatitis B vaccine is not to be given: ask the doctor');
          expect(said).not.toMatch(/first dose (is|was|and)|as soon as possible|last dose|blood test/);
          expect(said?.includes('mmune globulin')).toBe(days <= 7);
        }
      const complete = { on: addMonths(bornOn, 7), isStarted: true, isComplete: true, isContraindicated: true };
      expect(note(result, complete)).not.toContain('not to be given');
    },
  );

  test.each([0, 1, 2, 6, 7, 8, 20])('on day %i: a recorded dose does not tell of immune globulin', (days) => {
    const at = { on: addDays(bornOn, days), isStarted: true };
    const says =
      'Immune globulin belongs to the first dose, within 12 hours of birth. If it was not given, call the doctor now.';

    expect(note('positive', at)?.includes(says)).toBe(days <= 7);
    expect(note('unknown', { ...at, birthWeightKg: 1.9 })?.includes(says)).toBe(days <= 7);
  });

  const WITH_FIRST_DOSE = 'immune globulin are given within 12 hours of birth';
  const BY_TEST = 'the baby gets immune globulin at once, by 7 days of age at the latest';

  test.each(['unknown', null] as const)('%s: under 2,000 g immune globulin does not wait for the test', (result) => {
    const light = { birthWeightKg: 1.9 };

    expect(note(result, light)).toContain(WITH_FIRST_DOSE);
    expect(note(result, { ...light, on: addDays(bornOn, 1) })).toContain('and immune globulin were to be given');
    for (const days of [0, 1, 7]) {
      const given = note(result, { ...light, isStarted: true, on: addDays(bornOn, days) });
      expect(given).toContain('mmune globulin belongs to the first dose');
      expect(given).not.toContain(BY_TEST);
    }
    expect(note(result, { ...light, isStarted: true, on: addDays(bornOn, 8) })).not.toContain('globulin');
  });

  test.each(['unknown', null] as const)('%s: from 2,000 g the mother’s test is asked for today', (result) => {
    for (const birthWeightKg of [2, 3.4, null])
      for (const isStarted of [false, true]) {
        const at = (days: number) => ({ birthWeightKg, isStarted, on: addDays(bornOn, days) });
        for (const days of [0, 7]) expect(note(result, at(days))).toContain(BY_TEST);
        expect(note(result, at(8))).not.toContain('globulin');
      }
  });

  test('a result that is only not entered is no reason for alarm', () => {
    const said = note(null, { isStarted: true, on: addDays(bornOn, 1) });

    expect(said).toContain("If you do not know the mother's result, ask the doctor today");
    expect(said).not.toContain('call');
    expect(note(null, { birthWeightKg: 1.9 })).toContain('If it is positive or not known');
  });

  test('after a dose that was not given it says that the mother’s result is meant', () => {
    for (const days of [1, 7, 8, 40]) {
      for (const birthWeightKg of [1.9, 3.4])
        expect(note(null, { on: addDays(bornOn, days), birthWeightKg })).not.toMatch(/now\. If (you do not know )?it /);
    }
    expect(note(null, { on: addDays(bornOn, 40) })).toContain("If the mother's result was positive, a blood test");
  });

  test.each(['unknown', null] as const)(
    '%s: the blood test, which may never be needed, is said after 4 weeks',
    (result) => {
      for (const days of [0, 7, 27])
        for (const isStarted of [true, false])
          expect(note(result, { on: addDays(bornOn, days), isStarted })).not.toContain('9 to 12 months');
      expect(note(result, { on: addDays(bornOn, 28) })).toContain('9 to 12 months');
    },
  );

  test('the mother’s test is asked for once', () => {
    expect(note('unknown', {})?.match(/mother's test/g)).toHaveLength(1);
    expect(note('unknown', { on: addDays(bornOn, 8) })).toContain("Ask the doctor for the mother's test.");
  });

  test('a positive mother’s child has the blood test ahead until the series is behind', () => {
    const on = addMonths(bornOn, 14);

    expect(note('positive', { on, isStarted: true })).toContain('The blood test comes after the last dose.');
    expect(note('unknown', { on, isStarted: true })).not.toContain('blood test comes');
  });

  test('a positive mother’s child has the blood test to be done until somebody says that it was', () => {
    for (const months of [0, 8, 9, 12, 13, 23, 24, 30, 60]) {
      const said = note('positive', { on: addMonths(bornOn, months), isStarted: true, isComplete: true });
      expect(said).toMatch(
        /A blood test (at 9 to 12 months|after the last dose) shows whether the child is protected, or has caught it\./,
      );
    }
  });

  test.each([6, 12, 13, 23, 30])('at %i months, once the blood test was done, nothing is said of it', (months) => {
    const at = { on: addMonths(bornOn, months), isStarted: true, isTested: true };

    expect(note('positive', { ...at, isComplete: true })).toBeNull();
    expect(note('positive', at)).not.toContain('blood test');
    expect(note('positive', at)).toContain('The last dose is for 6 months');
  });

  test.each(['unknown', null] as const)('%s: stays until the series and 13 months are behind', (result) => {
    const [last, behind] = [addDays(addMonths(bornOn, 13), -1), addMonths(bornOn, 13)];

    expect(note(result, { on: last, isStarted: true, isComplete: true })).toContain('9 to 12 months');
    expect(note(result, { on: behind, isStarted: true, isComplete: true })).toBeNull();
    expect(note(result, { on: behind, isStarted: true })).not.toBeNull();
    expect(note(result, { on: behind, isStarted: true })).not.toContain('9 to 12 months');
  });

  test.each([
    { birthWeightKg: 1.999, isLight: true },
    { birthWeightKg: 2, isLight: false },
    { birthWeightKg: null, isLight: false },
  ])('at $birthWeightKg kg the fourth dose is named: $isLight', ({ birthWeightKg, isLight }) => {
    for (const result of ['positive', 'unknown', null] as const) {
      expect(note(result, { birthWeightKg })?.includes('under 2,000 g need four doses')).toBe(isLight);
      expect(note(result, { birthWeightKg, isComplete: true })).not.toContain('2,000 g');
    }
  });

  test.each(['positive', 'unknown', null] as const)(
    '%s: under 2,000 g without a dose before 1 month, three count',
    (result) => {
      const at = (days: number) => ({ birthWeightKg: 1.9, on: addDays(bornOn, days) });
      const three = 'a dose given at birth does not count, and three from 1 month on do';

      expect(note(result, at(23))).toContain('need four doses');
      expect(note(result, at(24))).toContain(three);
      expect(note(result, at(24))).not.toContain('four');
      expect(note(result, { ...at(23), isStarted: true, isStartedAtBirth: true })).toContain('need four doses');
      expect(note(result, { ...at(60), isStarted: true, isStartedAtBirth: true })).toContain('need four doses');
      expect(note(result, { ...at(60), isStarted: true })).toContain(three);
      expect(note(result, { ...at(60), isStarted: true })).not.toContain('four');
      expect(note(result, { ...at(24), isComplete: true, isStarted: true })).not.toContain('2,000 g');
    },
  );

  test('under 2,000 g and a negative mother: the first dose is for 1 month or going home', () => {
    const light = { birthWeightKg: 1.8 };

    expect(note('negative', light)).toContain(
      'is for 1 month of age or for going home from the hospital, whichever comes first.',
    );
    expect(note('negative', { ...light, on: addMonths(bornOn, 1) })).toContain(
      'was for 1 month of age or for going home',
    );
    expect(note('negative', { ...light, on: addMonths(bornOn, 1) })).toContain('If it was not given, it is due now.');
    expect(note('negative', { ...light, on: addDays(addMonths(bornOn, 1), -1) })).not.toContain('due now');
    expect(note('negative', { ...light, on: addDays(bornOn, 60) })).not.toBeNull();
    expect(note('negative', { ...light, on: addDays(bornOn, 61) })).toBeNull();
    expect(note('negative', { ...light, isStarted: true })).toBeNull();
    const child = { bornOn, motherHepatitisB: 'negative', ...light } as const;
    expect(newbornNote(routineSchedule(), child, nothingGiven, bornOn, { isBegunByList: true })).toBeNull();
  });

  test('there is no note without a vaccine that has one', () => {
    const child = { bornOn, motherHepatitisB: 'positive', birthWeightKg: null } as const;

    expect(newbornNote({ vaccines: [] }, child, nothingGiven, bornOn)).toBeNull();
  });
});
