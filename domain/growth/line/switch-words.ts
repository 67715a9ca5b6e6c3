import { ageUsed, isBornEarly } from '#domain/children/gestation.ts';
import { INDICATOR_OF } from '../chart/chart-lines.ts';
import type { PointsInput } from '../chart/chart-points.ts';
import { valuesOf } from '../latest.ts';
import { FIRST_DAY_OF_HEIGHT } from '../score/length.ts';
import { percentilePhrase } from '../words/percentile-text.ts';
import { referenceAt } from '../score/reference.ts';
import { readReference, scoreOf } from '../score/score.ts';
import { valueText } from '../value-text.ts';
import { addDays, daysBetween } from '#domain/time/day.ts';

export type SwitchWords = { readonly title: string; readonly text: string };

const NEAR_DAYS = 92;

/** Uses a value scored by both references; null if nothing changes at 24 months. */
export function switchWords(input: PointsInput, firstName: string): SwitchWords | null {
  const before = referenceAt(input.plan, FIRST_DAY_OF_HEIGHT - 1);
  const after = referenceAt(input.plan, FIRST_DAY_OF_HEIGHT);
  if (!before || !after) return null;
  const isOther = before !== after;
  const parts = [
    isOther && 'In the US doctors use WHO lines up to 24 months and CDC lines after that.',
    isBornEarly(input.child.gestationDays) && `From that day on ${firstName}'s age from birth is used.`,
    isOther && sameValueText(input),
    input.measure === 'height' && STEP_DOWN,
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return null;
  const areLinesOther = isOther || input.measure === 'height';
  const title = areLinesOther
    ? `The lines change at 24 months, not ${firstName}.`
    : `The age used changes at 24 months, not ${firstName}.`;
  return { title, text: parts.join(' ') };
}

const STEP_DOWN =
  'A child measures about 0.7 cm more lying than standing, so the lines step down there. A height taken the other way is moved by 0.7 cm and says so.';

function sameValueText({ measure, child, measurements, plan, units }: PointsInput): string | null {
  const { gender } = child;
  if (gender === null || measure === 'height') return null;
  const switchOn = addDays(child.bornOn, FIRST_DAY_OF_HEIGHT);
  const [nearest] = valuesOf(measure, measurements)
    .map((dated) => ({ ...dated, off: Math.abs(daysBetween(switchOn, dated.measuredOn)) }))
    .filter(({ off }) => off <= NEAR_DAYS)
    .toSorted((one, other) => one.off - other.off);
  if (!nearest) return null;
  const read = (day: number) => {
    const { days } = ageUsed(child, addDays(child.bornOn, day));
    const reference = referenceAt(plan, days);
    const at = { ageDays: days, lengthCm: null };
    const reading = reference && readReference(reference, INDICATOR_OF[measure], gender, at);
    return reading && percentilePhrase(scoreOf(reading, nearest.value));
  };
  const [who, cdc] = [read(FIRST_DAY_OF_HEIGHT - 1), read(FIRST_DAY_OF_HEIGHT)];
  if (who === null || cdc === null) return null;
  return `On that day the same ${valueText(measure, nearest.value, units)} reads ${who} with WHO and ${cdc} with CDC.`;
}
