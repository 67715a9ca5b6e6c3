import { dayOf, type DayNumber } from '#domain/time/day-number.ts';
import { addDuration } from '../duration.ts';
import type { Conflict } from '../edition.ts';
import type { HistoryDose } from '../organize/immunization-history.ts';
import type { PatientSeries } from '../organize/patient-series.ts';
import { doseEntry, type DoseToEvaluate } from './dose-to-evaluate.ts';

/**
 * A dose that does not count conflicts too, and for longer; two on one day never conflict.
 *
 * Source: CDSi logic specification 4.6, section 6.7, CALCDTCONFLICT-1 and -2, CONFLICT-3.
 */
export function evaluateConflict(asked: DoseToEvaluate): 'live-vaccine-conflict' | null {
  const conflicts = asked.dose.product.conflicts;
  if (!conflicts) return null;
  for (const earlier of asked.situation.history.liveDoses) {
    const pairs = conflicts.get(earlier.product.cvx);
    if (pairs?.some((pair) => isImpacted(asked, earlier, pair))) return 'live-vaccine-conflict';
  }
  return null;
}

function isImpacted(asked: DoseToEvaluate, earlier: HistoryDose, conflict: Conflict): boolean {
  const end = conflictEnd(asked.patientSeries, earlier, conflict);
  const { on } = asked.dose;
  if (on < addDuration(earlier.on, conflict.begin) || on >= end) return false;
  asked.situation.trace?.(
    doseEntry(asked, {
      step: '6.7',
      rule: 'CONFLICT-3',
      limit: dayOf(end),
      ref: earlier.place,
      outcome: 'live-vaccine-conflict',
    }),
  );
  return true;
}

/** The shorter time applies to a dose that counts in this series or is not one of its records. */
function conflictEnd({ evaluations }: PatientSeries, earlier: HistoryDose, conflict: Conflict): DayNumber {
  const evaluation = evaluations.find(({ dose }) => dose === earlier);
  const isShort = evaluation === undefined || evaluation.status === 'valid';
  return addDuration(earlier.on, isShort ? conflict.minEnd : conflict.end);
}
