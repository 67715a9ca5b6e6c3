import { expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { showToDoctor } from '#domain/growth/line/line-text.ts';
import { birthHours } from '#domain/vaccines/birth/birth-dose.ts';
import { birthQuestions } from '#domain/vaccines/birth/birth-questions.ts';
import { newbornNote } from '#domain/vaccines/birth/newborn-note.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';

const bornOn = day('2026-02-03');

test.each([
  { age: 27, isOfBirthDose: true, isAskedAbout: true, isToday: true },
  { age: 28, isOfBirthDose: false, isAskedAbout: false, isToday: true },
  { age: 29, isOfBirthDose: false, isAskedAbout: false, isToday: false },
])(
  'what is said of a newborn ends with day 27 for vaccines and with day 28 for numbers to show today: day $age',
  (is) => {
    const today = addDays(bornOn, is.age);
    const child = { bornOn, motherHepatitisB: 'unknown', birthWeightKg: 3.4 } as const;
    const birthDose = { vaccineGroup: 'HepB', dose: 1, recommended: bornOn };
    const series = {
      isStarted: false,
      isStartedAtBirth: false,
      isComplete: false,
      isContraindicated: false,
      isTested: false,
    };
    // In the first week, immune globulin is in it too.
    const inSecondWeek = newbornNote(routineSchedule(), child, series, addDays(bornOn, 8));
    const note = newbornNote(routineSchedule(), child, series, today);
    const answers = { hepatitisB: null, isHepatitisBLater: false, motherRsvVaccine: null, isMotherRsvAnswered: false };
    const ofMother = { motherHepatitisB: null, isAntibodyPlanned: false };
    const added = { bornOn, addedOn: today, ...answers, ...ofMother };

    expect(birthHours(birthDose, child, today) !== null).toBe(is.isOfBirthDose);
    expect(note === inSecondWeek).toBe(is.isOfBirthDose);
    expect(birthQuestions({ ...added, isAwaited: true, given: new Set() }, today).length > 0).toBe(is.isAskedAbout);
    expect(showToDoctor({ bornOn, today }).includes('today')).toBe(is.isToday);
  },
);
