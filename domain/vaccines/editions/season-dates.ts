import type { AntigenData, ConditionData, DayText, DoseData, SkipData } from '../supporting-data.ts';

type Move = (date: DayText) => DayText;

export function withSeasonDates(antigen: AntigenData, move: Move): AntigenData {
  const series = antigen.series.map((one) => ({ ...one, doses: one.doses.map((dose) => movedDose(dose, move)) }));
  return { ...antigen, series };
}

function movedDose(dose: DoseData, move: Move): DoseData {
  const { season, skip } = dose;
  return {
    ...dose,
    ...(season && { season: movedSeason(season, move) }),
    ...(skip && { skip: skip.map((entry) => movedSkip(entry, move)) }),
  };
}

function movedSeason({ start, end }: NonNullable<DoseData['season']>, move: Move): NonNullable<DoseData['season']> {
  return { ...(start !== undefined && { start: move(start) }), ...(end !== undefined && { end: move(end) }) };
}

function movedSkip(skip: SkipData, move: Move): SkipData {
  return { ...skip, sets: skip.sets.map((set) => ({ ...set, if: set.if.map((one) => movedCondition(one, move)) })) };
}

function movedCondition(condition: ConditionData, move: Move): ConditionData {
  if (condition.type !== 'dose-count') return condition;
  const { since, until } = condition;
  return {
    ...condition,
    ...(since !== undefined && { since: move(since) }),
    ...(until !== undefined && { until: move(until) }),
  };
}
