import type { Day } from '#domain/time/day.ts';
import { assess } from './assess.ts';
import type { GrowingChild, MeasuredValues, NoScore } from './assess.ts';
import { latestOf } from './latest.ts';
import type { LineInput, LineMeasure, LinePoint } from './line-point.ts';
import type { ReferencePlan } from './reference.ts';
import type { Score } from './score.ts';
import type { Units } from './units.ts';

/** A measurement as a sentence about a child's line reads it. */
export type PlacedValues = MeasuredValues & { readonly place: 'home' | 'doctor' | null };

/** A child, its measurements, and by what they are judged. */
export type LineFacts = {
  readonly child: GrowingChild & { readonly firstName: string; readonly birthWeightKg: number | null };
  /** The earliest first. */
  readonly measurements: readonly PlacedValues[];
  readonly plan: ReferencePlan;
  readonly today: Day;
  readonly units: Units;
};

/** What `lineWords` reads: every value of each measure, judged by the reference of its age. */
export function lineInput({ child, measurements, plan, today, units }: LineFacts): LineInput {
  const points: Record<LineMeasure, LinePoint[]> = { weight: [], height: [], head: [], 'weight-for-length': [] };
  for (const measurement of measurements) {
    const { ageUsed, weight, height, head, weightForLength } = assess(child, measurement, plan);
    const { weightKg, heightCm, headCm, measuredOn, place } = measurement;
    const add = (measure: LineMeasure, value: number | null, score: Score | NoScore) => {
      if (value === null) return;
      const reference = score.scored ? score.reading.reference.name : '';
      points[measure].push({
        measuredOn,
        value,
        place,
        z: score.scored ? score.z : null,
        ageDays: ageUsed.days,
        reference,
      });
    };
    add('weight', weightKg, weight);
    add('height', heightCm, height);
    add('head', headCm, head);
    add('weight-for-length', heightCm === null ? null : weightKg, weightForLength);
  }
  const { firstName, gender, bornOn, gestationDays } = child;
  const birth = birthWeight(child, measurements, plan);
  return { firstName, gender, bornOn, gestationDays, ...birth, today, series: points, units };
}

/** The weight at birth, as entered with the child or else measured on that day, and its z-score. */
function birthWeight(
  child: LineFacts['child'],
  measurements: readonly PlacedValues[],
  plan: ReferencePlan,
): Pick<LineInput, 'birthWeightKg' | 'birthWeightZ'> {
  const onFirstDay = measurements.filter(({ measuredOn }) => measuredOn === child.bornOn);
  const weightKg = child.birthWeightKg ?? latestOf('weight', onFirstDay)?.latest.value ?? null;
  const nothing = { heightCm: null, position: null, headCm: null };
  const { weight } = assess(child, { measuredOn: child.bornOn, weightKg, ...nothing }, plan);
  return { birthWeightKg: weightKg, birthWeightZ: weight.scored ? weight.z : null };
}
