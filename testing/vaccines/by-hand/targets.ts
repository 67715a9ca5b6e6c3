import type { ConditionData, DoseData, SkipData, SkipSetData } from '#domain/vaccines/supporting-data.ts';
import { after, dayCount, isInForce, isWithin } from './days.ts';
import { countedFrom, type SeriesByHand } from './doses.ts';

type Conditional = Extract<ConditionData, { type: 'dose-count' }>;

type Question = {
  readonly mode: 'evaluate' | 'forecast';
  readonly on: number;
  readonly anchor: number;
  readonly index: number;
};

export function isLeftOut(series: SeriesByHand, dose: DoseData, question: Question): boolean {
  return (dose.skip ?? []).some(({ when, logic, sets }: SkipData) => {
    const inForce = sets.filter((set) => isInForce(question.anchor, set));
    const isMet = ({ logic: ofSet, if: conditions }: SkipSetData) =>
      allOrSome(ofSet, conditions, (condition) => holds(series, condition, question));
    return (when === 'both' || when === question.mode) && inForce.length > 0 && allOrSome(logic, inForce, isMet);
  });
}

function allOrSome<T>(logic: 'all' | 'any' | undefined, items: readonly T[], isTrue: (item: T) => boolean): boolean {
  return logic === 'all' ? items.every(isTrue) : items.some(isTrue);
}

function holds(series: SeriesByHand, condition: ConditionData, { on, index }: Question): boolean {
  switch (condition.type) {
    case 'age':
      return isWithin(on, series.bornOn, condition.from, condition.to);
    case 'interval': {
      const from = countedFrom(series, { from: 'previous' }, index);
      return from !== null && on >= after(from, condition.interval);
    }
    case 'dose-count': {
      const count = countBefore(series, condition, index);
      return { '=': count === condition.n, '>': count > condition.n, '<': count < condition.n }[condition.op];
    }
    case 'series-complete':
      return series.assessment.evaluations.some(
        ({ antigen, seriesGroup, seriesStatus }) =>
          antigen === series.series.antigen &&
          seriesStatus === 'complete' &&
          condition.seriesGroups.includes(seriesGroup),
      );
  }
}

function countBefore({ bornOn, judged }: SeriesByHand, condition: Conditional, index: number): number {
  const { from, to, since, until, cvx, count } = condition;
  return judged
    .slice(0, index)
    .filter(
      ({ on, given, of }) =>
        (cvx?.includes(given.cvx) ?? true) &&
        isWithin(on, bornOn, from, to) &&
        (since === undefined || on >= dayCount(since)) &&
        (until === undefined || on < dayCount(until)) &&
        (count === 'any' || of.status === 'valid'),
    ).length;
}

/** The remaining doses, and the first given dose that was judged against an unexpected one. */
export function walked(series: SeriesByHand): { readonly left: readonly DoseData[]; readonly atOdds: string | null } {
  const targets = [...series.series.doses];
  for (const [index, { on, given, of }] of series.judged.entries()) {
    if (of.status === 'sub-standard') continue;
    const question = { mode: 'evaluate', on, anchor: on, index } as const;
    while (targets[0] && isLeftOut(series, targets[0], question)) targets.shift();
    const target = targets[0]?.n ?? null;
    if (target !== of.target) {
      const atOdds = `${series.series.name}, ${given.cvx} on ${given.givenOn}: dose ${of.target}, by hand ${target}`;
      return { left: targets, atOdds };
    }
    if (of.status === 'valid' && !targets[0]?.recurring) targets.shift();
  }
  return { left: targets, atOdds: null };
}
