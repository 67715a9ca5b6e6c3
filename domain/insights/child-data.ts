import type { Gender } from '#domain/children/child.ts';
import { latestOf } from '#domain/growth/latest.ts';
import type { MeasuredValues } from '#domain/growth/score/assess.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import { monthsOfDays, ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';

/** [AI-01] What an insight is asked for with, by the specification's names: numbers and a word, never a name or a note. */
export type ChildData = {
  /** Days of age divided by 30.44, rounded. */
  readonly age_months: number;
  readonly sex: Gender | 'unknown';
  /** The latest of each, in kg and cm; null where none was measured. */
  readonly weight: number | null;
  readonly height: number | null;
  readonly head_circumference: number | null;
};

type Child = { readonly bornOn: Day; readonly gender: Gender | null };

export function childDataOf({ bornOn, gender }: Child, measured: readonly MeasuredValues[], today: Day): ChildData {
  const latest = (measure: Measure) => latestOf(measure, measured)?.latest.value ?? null;
  return {
    age_months: Math.max(0, Math.round(monthsOfDays(ageDays(bornOn, today)))),
    sex: gender ?? 'unknown',
    weight: latest('weight'),
    height: latest('height'),
    head_circumference: latest('head'),
  };
}
