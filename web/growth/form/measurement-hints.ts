import { latestOf, spanText } from '#domain/growth/latest.ts';
import type { MeasuredValues } from '#domain/growth/score/assess.ts';
import type { Units } from '#domain/growth/units.ts';
import { valueText, type Measure } from '#domain/growth/value-text.ts';
import { exactChildAgeText } from '#domain/children/child-age.ts';
import { daysBetween, isDay, type Day } from '#domain/time/day.ts';
import { metricText, type Quantity } from './quantity.ts';

type AgedChild = Parameters<typeof exactChildAgeText>[0];

/** 'Today. Age on that day: 4 months 2 days.' Null for an invalid day. */
export function dayHint(measuredOn: string, child: AgedChild, today: Day): string | null {
  if (!isDay(measuredOn) || measuredOn < child.bornOn || measuredOn > today) return null;
  const age = `Age on that day: ${exactChildAgeText(child, measuredOn)}.`;
  return measuredOn === today ? `Today. ${age}` : age;
}

/** 'Maya was measured on this day already. Both are kept.' Null if it is the first that day. */
export function sameDayHint(
  measuredOn: string,
  measurements: readonly Pick<MeasuredValues, 'measuredOn'>[],
  firstName: string,
): string | null {
  const isSecond = measurements.some((other) => other.measuredOn === measuredOn);
  return isSecond ? `${firstName} was measured on this day already. Both are kept.` : null;
}

/** 'Last: 6.94 kg, 2 days ago'; null if never measured. */
export function lastHint(
  measure: Measure,
  measurements: readonly MeasuredValues[],
  units: Units,
  today: Day,
): string | null {
  const found = latestOf(measure, measurements);
  if (!found) return null;
  const { value, measuredOn } = found.latest;
  return `Last: ${valueText(measure, value, units)}, ${agoText(daysBetween(measuredOn, today))}`;
}

function agoText(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${spanText(days)} ago`;
}

/** 'That is 6.94 kg.' for values not in kg or cm; otherwise null. */
export function convertedHint(measure: Measure, quantity: Quantity, units: Units): string | null {
  const isAsked = units === 'us' || isOtherUnit(quantity.text ?? '');
  const text = isAsked ? metricText(measure, quantity) : null;
  if (text === null) return null;
  return measure === 'weight' ? `That is ${text}. We keep what you typed.` : `That is ${text}.`;
}

function isOtherUnit(text: string): boolean {
  return /[a-z"]/i.test(text.replace(/kg|cm/i, ''));
}

/**
 * @param lastValue the previous one in the same unit, or null
 * @param isLoss whether it is more than 15 % below birth weight in the first year
 */
export function unlikelyText(
  measure: Measure,
  value: number,
  { lastValue, firstName, isLoss }: { lastValue: number | null; firstName: string; isLoss: boolean },
): string {
  const slip = 'A slipped decimal point happens to everyone.';
  const noun = { weight: 'weight', height: 'height', head: 'head circumference' }[measure];
  const ratio = lastValue === null ? 0 : value / lastValue;
  if (ratio > 8 && ratio < 12) return `That is about ten times ${firstName}'s last ${noun}. ${slip}`;
  if (ratio > 1 / 12 && ratio < 1 / 8) return `That is about a tenth of ${firstName}'s last ${noun}. ${slip}`;
  if (isLoss) return `It is more than 15% below the birth weight. ${slip} If it is right, call your doctor today.`;
  return `It is an unusual ${noun} for this age. ${slip}`;
}
