import type { Day } from '#domain/time/day.ts';
import { vaccineOfQuestion, type KnownOfBirth } from '../birth/birth-questions.ts';
import { isFirstDoseLater } from '../birth/hepatitis-b-at-birth.ts';
import { isAnswerAwaited } from '../standing/past.ts';
import type { RecordedRow, VaccineRecord } from './vaccine-record.ts';

/** What is known of the birth, for the questions about it. */
export function knownOfBirth(record: VaccineRecord, today: Day): KnownOfBirth {
  const { child, addedOn, rows } = record;
  return {
    bornOn: child.bornOn,
    addedOn,
    isAwaited: isAnswerAwaited({ addedOn, isPastOpen: true }, today),
    hepatitisB: record.hepatitisBAtBirth,
    isHepatitisBLater: isFirstDoseLater(child),
    motherRsvVaccine: child.motherRsvVaccine,
    isMotherRsvAnswered: record.isMotherRsvAnswered,
    motherHepatitisB: child.motherHepatitisB,
    isAntibodyPlanned: rows.some(isFirstAntibody),
    given: new Set(rows.filter(({ doseId }) => doseId !== null).map(({ vaccine }) => vaccine)),
  };
}

function isFirstAntibody({ vaccine, number, doseId, dueOn }: RecordedRow): boolean {
  return vaccine === vaccineOfQuestion['mother-rsv'] && number === 1 && doseId === null && dueOn !== null;
}
