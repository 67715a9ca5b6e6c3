import { addDays, addMonths, type Day } from '#domain/time/day.ts';
import { dayAtAge } from '../duration.ts';
import type { MotherNote, RoutineSchedule } from '../editions/routine-file.ts';
import { isBirthDoseInTime } from './birth-dose.ts';
import { isBloodTestOpen, type BloodTest } from './blood-test.ts';
import { isInFirstWeek } from './first-week.ts';
import {
  isFirstDoseLater,
  isFirstOfThree,
  isLightNewborn,
  needsFourthDose,
  type HepatitisBAtBirth,
  type HepatitisBSeries,
} from './hepatitis-b-at-birth.ts';
import { isMotherAskedAbout } from './mother-asked.ts';

/** The blood test is for 9 to 12 months. */
const TESTED_MONTHS = 13;
/** The first dose of a light baby of a negative mother is for 1 month or going home. */
const WAITING_DAYS = 61;

/**
 * What the mother's hepatitis B result means for the child, until the series and the blood test, which comes after the
 * last dose, are behind; null if there is nothing to say. Of a positive mother the test is behind once somebody said
 * that it was done; of a result that nobody said, it is said no longer than a clinic asks for it.
 *
 * @param isBegunByList whether the child's authority begins the series at another age, as the list of January 2026 does
 * for a baby of a negative mother: then it has no note of that of a light baby
 * @param isAskedFirst whether the question about the result stands in place of the note; not under 2,000 g, where
 * immune globulin does not wait for the answer, nor where the vaccine must not be given
 *
 * Source: content/vaccines/routine.json, `motherNotes`. Showing what is for the birth until the birth dose is past due
 * is ours.
 */
export function newbornNote(
  { vaccines }: Pick<RoutineSchedule, 'vaccines'>,
  child: HepatitisBAtBirth,
  { isStarted, isStartedAtBirth, isComplete, isContraindicated, isTested }: HepatitisBSeries & BloodTest,
  today: Day,
  { isBegunByList = false, isAskedFirst = false } = {},
): string | null {
  const notes = vaccines.find((vaccine) => vaccine.motherNotes)?.motherNotes;
  if (!notes) return null;
  const { bornOn, motherHepatitisB: result } = child;
  if (result === 'negative') {
    const isWaiting = isFirstDoseLater(child) && !isStarted && today < addDays(bornOn, WAITING_DAYS);
    if (!isWaiting || isBegunByList) return null;
    return today < dayAtAge(bornOn, '1m') ? notes.lightAndNegative : notes.lightAndNegativeLate;
  }
  if (result === null && !isMotherAskedAbout(child, today)) return null;
  if (result === null && isAskedFirst && !isContraindicated && !isLightNewborn(child)) return null;
  const isTestAhead = !isTested && today < addMonths(bornOn, TESTED_MONTHS);
  if (isComplete && !isTestAhead && !isBloodTestOpen(child, { isTested })) return null;
  const note = noteAtWeight(notes[result ?? 'not-said'], child);
  const askToday = isInFirstWeek(bornOn, today) && !isLightNewborn(child) ? note.askToday : undefined;
  if (isContraindicated && !isComplete) {
    return [note.known, globulinText(note, bornOn, today), askToday, notes.notToBeGiven].filter(Boolean).join(' ');
  }
  const isWithoutBirthDose = !isStartedAtBirth && (isStarted || isFirstOfThree(child, today));
  const isTestLate = result === 'positive' && !isTested && !isTestAhead;
  const isTestSaid = result === 'positive' || !isBirthDoseInTime(bornOn, today);
  const testLater = isComplete ? notes.testDue : notes.testLater;
  const said = [
    note.known,
    isStarted ? globulinText(note, bornOn, today) : firstDoseText(note, notes.missing, bornOn, today),
    isComplete || !needsFourthDose(child) ? null : isWithoutBirthDose ? notes.lightWithoutBirthDose : notes.light,
    isComplete ? null : (askToday ?? note.series),
    isTestAhead && isTestSaid ? note.test : null,
    isTestLate ? testLater : null,
  ];
  return said.filter((text) => typeof text === 'string').join(' ');
}

/** Under 2,000 g immune globulin does not wait for the mother's test. */
function noteAtWeight(note: MotherNote, child: HepatitisBAtBirth): MotherNote {
  return isLightNewborn(child) ? { ...note, ...note.ofLight } : note;
}

/** A recorded dose does not tell whether immune globulin was given with it. */
function globulinText({ globulin }: MotherNote, bornOn: Day, today: Day): string | null {
  return isInFirstWeek(bornOn, today) ? (globulin ?? null) : null;
}

function firstDoseText({ atBirth, late }: MotherNote, missing: string, bornOn: Day, today: Day): string {
  if (!isBirthDoseInTime(bornOn, today)) return missing;
  return today > bornOn ? late : atBirth;
}
