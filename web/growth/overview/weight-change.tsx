import { weightChangeText, type Latest } from '#domain/growth/latest.ts';
import type { Units } from '#domain/growth/units.ts';

type Props = { weights: Latest; units: Units; finding?: string | undefined };

/** 'Up 580 g in 5 weeks.', with what is found of a loss; nothing at the first weight. */
export function WeightChange({ weights, units, finding }: Props) {
  const change = weightChangeText(weights, units);
  return (
    change && (
      <p>
        {change}.{finding && ` ${finding}.`}
      </p>
    )
  );
}
