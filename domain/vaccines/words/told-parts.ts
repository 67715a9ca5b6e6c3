import type { Assessment, DoseEvaluation, DoseStatus, GroupForecast } from '../assessment.ts';

/** The evaluation that is told of a dose in a vaccine group, and those of the other antigens. */
export type ToldParts = { readonly told: DoseEvaluation; readonly others: readonly DoseEvaluation[] };

/**
 * Of the evaluations of one dose in one vaccine group, one for each antigen: by the best series, else by those that won
 * their series group. The one that counts most is told; but that no repeat is needed only where nothing asks for one.
 * Null for none.
 */
export function toldParts(evaluations: readonly DoseEvaluation[]): ToldParts | null {
  const ofBest = evaluations.filter(({ isBestSeries }) => isBestSeries);
  const byAntigen = Map.groupBy(ofBest.length > 0 ? ofBest : evaluations, ({ antigen }) => antigen);
  const parts = [...byAntigen.values()].flatMap((of) => of.toSorted(byRank).slice(0, 1));
  const [told, ...others] = parts.toSorted(byRank);
  return told ? { told, others } : null;
}

function byRank(one: DoseEvaluation, other: DoseEvaluation): number {
  return rankOf(one) - rankOf(other);
}

/** Of equals a standard series comes before one for a risk. */
function rankOf({ status, seriesStatus, seriesType }: DoseEvaluation): number {
  const needsRepeat = seriesStatus === 'not-complete' && (status === 'not-valid' || status === 'sub-standard');
  return 2 * (needsRepeat ? 1 : RANKS[status]) + Number(seriesType !== 'standard');
}

/** From what counts most to what counts least; second is what asks for a repeat. */
const RANKS = { valid: 0, extraneous: 2, 'sub-standard': 3, 'not-valid': 4 } as const satisfies Record<
  DoseStatus,
  number
>;

/** The forecast that an evaluation belongs to: that of its series group, else the first of its vaccine group. */
export function forecastOf(
  { forecasts }: Assessment,
  { vaccineGroup, seriesGroup }: DoseEvaluation,
): GroupForecast | null {
  const ofGroup = forecasts.filter((forecast) => forecast.vaccineGroup === vaccineGroup);
  return ofGroup.find((forecast) => forecast.seriesGroup === seriesGroup) ?? ofGroup[0] ?? null;
}
