import type { Assessment, DoseEvaluation, DoseStatus, GroupForecast } from '../../assessment.ts';

export type ShownEvaluation = { readonly shown: DoseEvaluation; readonly others: readonly DoseEvaluation[] };

/**
 * The one that counts most; 'no repeat needed' only if no antigen needs one.
 *
 * @param evaluations of one dose and vaccine group, one per antigen
 */
export function shownEvaluation(evaluations: readonly DoseEvaluation[]): ShownEvaluation | null {
  const ofBest = evaluations.filter(({ isBestSeries }) => isBestSeries);
  const byAntigen = Map.groupBy(ofBest.length > 0 ? ofBest : evaluations, ({ antigen }) => antigen);
  const parts = [...byAntigen.values()].flatMap((of) => of.toSorted(byRank).slice(0, 1));
  const [shown, ...others] = parts.toSorted(byRank);
  return shown ? { shown, others } : null;
}

function byRank(one: DoseEvaluation, other: DoseEvaluation): number {
  return rankOf(one) - rankOf(other);
}

/** Standard series before risk series. */
function rankOf({ status, seriesStatus, seriesType }: DoseEvaluation): number {
  const needsRepeat = seriesStatus === 'not-complete' && (status === 'not-valid' || status === 'sub-standard');
  return 2 * (needsRepeat ? 1 : RANKS[status]) + Number(seriesType !== 'standard');
}

/** Lower counts more; 1 is what asks for a repeat. */
const RANKS = { valid: 0, extraneous: 2, 'sub-standard': 3, 'not-valid': 4 } as const satisfies Record<
  DoseStatus,
  number
>;

export function forecastOf(
  { forecasts }: Assessment,
  { vaccineGroup, seriesGroup }: DoseEvaluation,
): GroupForecast | null {
  const ofGroup = forecasts.filter((forecast) => forecast.vaccineGroup === vaccineGroup);
  return ofGroup.find((forecast) => forecast.seriesGroup === seriesGroup) ?? ofGroup[0] ?? null;
}
