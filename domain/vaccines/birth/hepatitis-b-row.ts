import type { Day } from '#domain/time/day.ts';
import type { MotherNotes, RoutineRow } from '../editions/routine-file.ts';
import { isBirthDoseInTime } from './birth-dose.ts';
import { isFirstDoseLater, needsFourthDose, type HepatitisBAtBirth } from './hepatitis-b-at-birth.ts';

/**
 * The row of hepatitis B that a row of the plan stands for, with the age that is meant for this child in place of the
 * schedule's.
 *
 * @param row of the routine schedule
 * @param number of the row of the plan
 * @param notes null of another vaccine
 * Source: content/vaccines/routine.json, `motherNotes`.
 */
export function hepatitisBRow(
  row: RoutineRow,
  number: number,
  { notes, child, today }: { notes: MotherNotes | null; child: HepatitisBAtBirth; today: Day },
): RoutineRow {
  if (notes === null) return row;
  const { afterBirthDose, later, late, within12Hours, last } = notes.rows;
  if (row.number === LAST) return child.motherHepatitisB === 'positive' ? last : row;
  if (row.number !== 1) return row;
  if (number > 1) return needsFourthDose(child) ? afterBirthDose : row;
  if (isFirstDoseLater(child)) return later;
  if (child.motherHepatitisB === 'negative') return row;
  return isBirthDoseInTime(child.bornOn, today) ? within12Hours : late;
}

const LAST = 3;
