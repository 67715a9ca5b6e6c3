import type { Day } from '#domain/time/day.ts';
import type { KnownOfBirth } from '../birth/birth-questions.ts';
import { isFirstDoseLater } from '../birth/hepatitis-b-at-birth.ts';
import { isAnswerAwaited } from '../standing/past.ts';
import type { VaccineRecord } from './vaccine-record.ts';

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
    given: new Set(rows.filter(({ doseId }) => doseId !== null).map(({ vaccine }) => vaccine)),
  };
}
