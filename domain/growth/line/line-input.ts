import type { Day } from '#domain/time/day.ts';
import {
  assess,
  bodyMassIndex,
  type Assessment,
  type GrowingChild,
  type MeasuredValues,
  type NoScore,
} from '../score/assess.ts';
import { latestGain } from './latest-gain.ts';
import type { LineInput, LinePoint } from './line-point.ts';
import type { ReferencePlan } from '../score/reference.ts';
import type { Score } from '../score/score.ts';
import { withBirthWeight } from '../score/newborn-loss.ts';
import { FIRST_DAY_OF_HEIGHT } from '../score/length.ts';
import { measuredTogether } from '../score/together.ts';
import { isLowGain } from '../words/gain-text.ts';
import type { Units } from '../units.ts';
import type { Measure } from '../value-text.ts';

export type PlacedValues = MeasuredValues & { readonly place: 'home' | 'doctor' | null };

export type LineFacts = {
  readonly child: GrowingChild & { readonly firstName: string; readonly birthWeightKg: number | null };
  readonly measurements: readonly PlacedValues[];
  readonly plan: ReferencePlan;
  readonly today: Day;
  readonly units: Units;
};

export function lineInput({ child: profile, measurements, plan, today, units }: LineFacts): LineInput {
  const child = withBirthWeight(profile, measurements);
  const judged = measurements.map((measurement) => ({ measurement, assessment: assess(child, measurement, plan) }));
  const pointsOf = (measure: Measure) =>
    judged.flatMap(({ measurement, assessment }) => {
      const value = { weight: measurement.weightKg, height: measurement.heightCm, head: measurement.headCm }[measure];
      return value === null ? [] : [linePoint(measurement, value, assessment, assessment[measure])];
    });
  const together = measuredTogether(measurements).map(({ values, ofWeight, ofHeight }) => {
    const assessment = assess(child, values, plan);
    // The less reliable place counts.
    const place = ofWeight.place === ofHeight.place ? ofWeight.place : 'home';
    const { ageUsed, lengthUsedCm, weightForLength, bmi } = assessment;
    const [value, score] =
      ageUsed.days < FIRST_DAY_OF_HEIGHT
        ? [values.weightKg, weightForLength]
        : [bodyMassIndex(values.weightKg, lengthUsedCm), bmi];
    return linePoint({ ...values, place }, value ?? 0, assessment, score);
  });
  const { firstName, gender, bornOn, gestationDays } = child;
  const gain = latestGain({ child, measurements });
  return {
    firstName,
    gender,
    bornOn,
    gestationDays,
    birthWeightKg: child.birthWeightKg,
    birthWeightZ: birthWeightZ(child, plan),
    isLowGain: gain !== null && isLowGain(gain),
    today,
    series: {
      weight: pointsOf('weight'),
      height: pointsOf('height'),
      head: pointsOf('head'),
      'weight-for-length': together.filter(({ ageDays }) => ageDays < FIRST_DAY_OF_HEIGHT),
      bmi: together.filter(({ ageDays }) => ageDays >= FIRST_DAY_OF_HEIGHT),
    },
    units,
  };
}

function linePoint(
  { measuredOn, place }: Pick<PlacedValues, 'measuredOn' | 'place'>,
  value: number,
  { ageUsed }: Assessment,
  score: Score | NoScore,
): LinePoint {
  const reference = score.scored ? score.reading.reference.name : '';
  return { measuredOn, value, place, z: score.scored ? score.z : null, ageDays: ageUsed.days, reference };
}

function birthWeightZ(child: LineFacts['child'], plan: ReferencePlan): number | null {
  const nothing = { heightCm: null, position: null, headCm: null };
  const { weight } = assess(child, { measuredOn: child.bornOn, weightKg: child.birthWeightKg, ...nothing }, plan);
  return weight.scored ? weight.z : null;
}
