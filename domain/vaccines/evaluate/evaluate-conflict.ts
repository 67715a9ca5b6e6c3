import { dayOf, type DayNumber } from '#domain/time/day-number.ts';
import { addDuration } from '../duration.ts';
import type { Conflict, Product } from '../edition.ts';
import type { HistoryDose } from '../organize/immunization-history.ts';
import type { PatientSeries } from '../organize/patient-series.ts';
import { perObject } from '../per-object.ts';
import { doseEntry, type DoseToEvaluate } from './dose-to-evaluate.ts';

type Conflicts = NonNullable<Product['conflicts']>;

/**
 * A dose that does not count conflicts too, and for longer; two on one day never conflict.
 *
 * Source: CDSi logic specification 4.6, section 6.7, CALCDTCONFLICT-1 and -2, CONFLICT-3.
 */
export function evaluateConflict(asked: DoseToEvaluate): 'live-vaccine-conflict' | null {
  const { on, product } = asked.dose;
  const { conflicts } = product;
  if (!conflicts) return null;
  const longest = longestOf(conflicts);
  for (const earlier of asked.situation.history.liveDoses) {
    if (earlier.on > on) break;
    if (on - earlier.on > longest) continue;
    const pairs = conflicts.get(earlier.product.cvx);
    if (pairs?.some((pair) => isImpacted(asked, earlier, pair))) return 'live-vaccine-conflict';
  }
  return null;
}

/** Days after which none of them lasts any more. */
const longestOf = perObject((conflicts: Conflicts): number => {
  const ends = [...conflicts.values()].flat().flatMap(({ minEnd, end }) => [minEnd, end]);
  return Math.max(...ends.map((end) => 31 * end.months + end.days));
});

function isImpacted(asked: DoseToEvaluate, earlier: HistoryDose, conflict: Conflict): boolean {
  const { on } = asked.dose;
  if (on < addDuration(earlier.on, conflict.begin)) return false;
  const end = conflictEnd(asked.patientSeries, earlier, conflict);
  if (on >= end) return false;
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
