import { weightChangeText, type Latest } from '#domain/growth/latest.ts';
import type { Units } from '#domain/growth/units.ts';

/** 'Up 580 g in 5 weeks.'; nothing at the first weight. */
export function WeightChange({ weights, units }: { weights: Latest; units: Units }) {
  const change = weightChangeText(weights, units);
  return change && <p>{change}.</p>;
}
