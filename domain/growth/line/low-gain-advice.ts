import { ageDays } from '#domain/time/age.ts';
import type { PlacedValues } from './line-input.ts';
import { isRecent, isStillSaid, type LineInput } from './line-point.ts';
import { anotherWeightText, SOON } from './line-text.ts';
import type { Increment } from '../score/increments.ts';
import { LAST_DAY_OF_HALF_YEAR } from '../score/newborn-loss.ts';

type Advised = Pick<LineInput, 'firstName' | 'bornOn' | 'today'>;

/** For two weeks to weigh again, or after a weight at the doctor to call, then to have it weighed; for a year. Ours. */
export function lowGainAdvice({ to }: Increment<PlacedValues>, child: Advised): string | null {
  if (!isStillSaid(child, to)) return null;
  if (to.measurement.place === 'doctor' || !isRecent(child, to)) return anotherWeightText(child, to);
  return ageDays(child.bornOn, to.measuredOn) <= LAST_DAY_OF_HALF_YEAR
    ? `Weigh again today on the same scale, without clothes. If the gain is still that small, call your doctor ${SOON}.`
    : 'Weigh again on the same scale, without clothes. If the gain is still that small, show it to your doctor.';
}
