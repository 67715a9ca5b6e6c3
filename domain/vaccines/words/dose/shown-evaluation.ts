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

/** Standard series before risk series. */
function byRank(one: DoseEvaluation, other: DoseEvaluation): number {
  return rankOf(one) - rankOf(other) || Number(isOfRisk(one)) - Number(isOfRisk(other));
}

function rankOf({ status, seriesStatus }: DoseEvaluation): number {
  const needsRepeat = seriesStatus === 'not-complete' && (status === 'not-valid' || status === 'sub-standard');
  return RANKS.indexOf(needsRepeat ? 'to-repeat' : status);
}

function isOfRisk({ seriesType }: DoseEvaluation): boolean {
  return seriesType !== 'standard';
}

/** What counts most first. */
const RANKS: readonly (DoseStatus | 'to-repeat')[] = ['valid', 'to-repeat', 'extraneous', 'sub-standard', 'not-valid'];

export function forecastOf(
  { forecasts }: Assessment,
  { vaccineGroup, seriesGroup }: DoseEvaluation,
): GroupForecast | null {
  const ofGroup = forecasts.filter((forecast) => forecast.vaccineGroup === vaccineGroup);
  return ofGroup.find((forecast) => forecast.seriesGroup === seriesGroup) ?? ofGroup[0] ?? null;
}
