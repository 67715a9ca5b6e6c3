import type { GroupForecast } from '../assessment.ts';

/**
 * The forecast a vaccine's rows follow: for a noted condition while that asks for a dose, now or in a season to come,
 * or would ask for one that must not be given when every child's are done; else the one for every child.
 */
export function mainForecast(forecasts: readonly GroupForecast[], group: string): GroupForecast | undefined {
  const ofGroup = forecasts.filter(({ vaccineGroup }) => vaccineGroup === group);
  const isOpen = ({ status, reasons }: GroupForecast) =>
    status === 'not-complete' || reasons.includes('past-season-end');
  const ofRisk = ofGroup.filter(({ type }) => type === 'risk');
  const standard = ofGroup.find(({ type }) => type === 'standard');
  const isOver = standard && !isOpen(standard) && standard.status !== 'contraindicated';
  return (
    ofRisk.find(isOpen) ??
    (isOver ? ofRisk.find(({ status }) => status === 'contraindicated') : undefined) ??
    standard ??
    ofGroup[0]
  );
}

/** Whether a forecast has no dose to come, in this season or the next. */
export function hasEnded({ recommended, reasons }: Pick<GroupForecast, 'recommended' | 'reasons'>): boolean {
  return recommended === null && !reasons.includes('past-season-end');
}

/**
 * The forecast that a vaccine's open rows stand for: where the one they follow has ended, that for what is noted, of
 * which a later age or season asks for a dose.
 */
export function openForecast(forecasts: readonly GroupForecast[], group: string): GroupForecast | undefined {
  const main = mainForecast(forecasts, group);
  if (main === undefined || !hasEnded(main)) return main;
  return forecasts.find(({ vaccineGroup, type }) => vaccineGroup === group && type === 'risk') ?? main;
}
