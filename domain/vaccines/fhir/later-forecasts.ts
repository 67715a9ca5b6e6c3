import type { GroupForecast } from '../assessment.ts';
import { evaluateAndForecast } from '../engine.ts';
import type { ChildOnDay } from '../planned/child-on-day.ts';
import { editionOfGroups } from '../planned/edition-of-groups.ts';
import { plannedGroups } from '../planned/planned-group.ts';
import { groupsOnDay } from '../planned/rows-on-day.ts';
import { hasEnded, mainForecast } from '../standing/main-forecast.ts';
import { laterText } from '../words/forecast/later-text.ts';

/**
 * The forecasts by which a vaccine's rows begin at a later age for what is noted, before the dose that today's forecast has
 * of every child: as of that age. Where today's has ended, it tells the row's day itself (`forecastForChild`).
 */
export function laterForecasts(of: ChildOnDay): readonly GroupForecast[] {
  const { patient, published, judged, assessment } = of;
  if ((patient.observations ?? []).length === 0) return [];
  const doses = judged.map(({ given }) => given);
  const groupOf = groupsOnDay(of);
  return plannedGroups(published.schedule).flatMap((planned) => {
    const { group } = planned;
    const { later } = groupOf(planned);
    const main = mainForecast(assessment.forecasts, group);
    if (!later?.age || !main || hasEnded(main)) return [];
    const { forecasts } = evaluateAndForecast(editionOfGroups(of.edition, [group]), patient, doses, later.on);
    const next = mainForecast(forecasts, group);
    const { text } = laterText(group, patient.bornOn, later, assessment.asOf);
    return next?.type === 'risk' ? [{ ...next, guidance: [text, ...next.guidance] }] : [];
  });
}
