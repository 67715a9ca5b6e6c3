import { ageDays } from '#domain/time/age.ts';
import type { PlacedValues } from './line-input.ts';
import { isRecent, isStillSaid, type LineInput } from './line-point.ts';
import { SOON, weighedSoon } from './line-text.ts';
import type { Increment } from '../score/increments.ts';
import { LAST_DAY_OF_HALF_YEAR } from '../score/newborn-loss.ts';

type Advised = Pick<LineInput, 'firstName' | 'bornOn' | 'today'>;

/** For two weeks to weigh again, or after a weight at the doctor to call, then to have it weighed; for a year. Ours. */
export function lowGainAdvice({ to }: Increment<PlacedValues>, child: Advised): string | null {
  if (!isStillSaid(child, to)) return null;
  if (!isRecent(child, to)) return weighedSoon(child);
  const isYoung = ageDays(child.bornOn, to.measuredOn) <= LAST_DAY_OF_HALF_YEAR;
  const call = isYoung ? `call your doctor ${SOON}` : 'show it to your doctor';
  if (to.measurement.place === 'doctor') return `Have ${child.firstName} weighed again, and ${call}.`;
  return `Weigh again${isYoung ? ' today' : ''} on the same scale, without clothes. If the gain is still that small, ${call}.`;
}
