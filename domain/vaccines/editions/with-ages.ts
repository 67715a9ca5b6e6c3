import { addDuration, parseDuration } from '../duration.ts';
import type { AgeLimits, Antigen, Edition, Interval, Series, SeriesDose } from '../edition.ts';
import { perObject } from '../per-object.ts';
import type { DurationText } from '../supporting-data.ts';
import { withDoses } from './with-doses.ts';

/**
 * Ages of one target dose in place of those of the edition, and the time after any dose before it, in its standard
 * series.
 */
export type AgeChange = {
  readonly antigen: string;
  /** The recommended age that is published for it; null if none is. */
  readonly of: DurationText | null;
  readonly dose: number;
  readonly ages: Readonly<Partial<Record<'absoluteMin' | 'min' | 'recommended' | 'late', DurationText>>>;
  readonly afterPrevious?: Readonly<Record<'absoluteMin' | 'min', DurationText>>;
};

/**
 * The edition with the ages that hold for one child or by one authority. The same edition with the same changes is the
 * same object.
 */
export function withAges(edition: Edition, changes: readonly AgeChange[]): Edition {
  if (changes.length === 0) return edition;
  const ofEdition = made(edition);
  const key = JSON.stringify(changes);
  const found = ofEdition.get(key) ?? {
    ...edition,
    antigens: edition.antigens.map((one) => antigenWith(one, changes)),
  };
  ofEdition.set(key, found);
  return found;
}

const made = perObject<Edition, Map<string, Edition>>(() => new Map());

function antigenWith(antigen: Antigen, changes: readonly AgeChange[]): Antigen {
  const ofAntigen = changes.filter((change) => change.antigen === antigen.name);
  if (ofAntigen.length === 0) return antigen;
  return { ...antigen, series: antigen.series.map((series) => seriesWith(series, ofAntigen)) };
}

function seriesWith(series: Series, changes: readonly AgeChange[]): Series {
  return series.type === 'standard' ? withDoses(series, (dose) => doseWith(dose, changes)) : series;
}

function doseWith(dose: SeriesDose, changes: readonly AgeChange[]): SeriesDose {
  const ofDose = changes.filter((change) => change.dose === dose.number);
  return ofDose.length === 0
    ? dose
    : {
        ...dose,
        ages: dose.ages.map((age) => ofDose.reduce(limitsWith, age)),
        intervals: ofDose.filter((change) => dose.ages.some(isOf(change))).reduce(intervalsWith, dose.intervals),
      };
}

function isOf({ of }: AgeChange): (limits: AgeLimits) => boolean {
  return ({ recommended }) => (recommended?.text ?? null) === of;
}

function intervalsWith(intervals: readonly Interval[], { afterPrevious }: AgeChange): readonly Interval[] {
  return afterPrevious === undefined ? intervals : [...intervals, afterDoseBefore(afterPrevious)];
}

function afterDoseBefore({ absoluteMin, min }: NonNullable<AgeChange['afterPrevious']>): Interval {
  return {
    effective: -Infinity,
    ceases: Infinity,
    from: 'previous',
    dose: undefined,
    products: new Set(),
    observation: null,
    absoluteMin: parseDuration(absoluteMin),
    min: parseDuration(min),
    recommended: null,
    late: null,
    isPriority: false,
  };
}

function limitsWith(limits: AgeLimits, change: AgeChange): AgeLimits {
  if (!isOf(change)(limits)) return limits;
  const changed = Object.entries(change.ages).map(([name, text]) => [name, parseDuration(text)] as const);
  return withoutEarlyEnd({ ...limits, ...Object.fromEntries(changed) });
}

/** Drops the end of the recommended ages if the new beginning is later. */
function withoutEarlyEnd(limits: AgeLimits): AgeLimits {
  const { recommended, late } = limits;
  const isEarly = recommended !== null && late !== null && addDuration(0, late) <= addDuration(0, recommended);
  return isEarly ? { ...limits, late: null } : limits;
}
