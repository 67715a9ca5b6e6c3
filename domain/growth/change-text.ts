import { capital } from '#domain/text/capital.ts';
import { daysBetween } from '#domain/time/day.ts';
import { spanText, type DatedValue } from './latest.ts';
import { CM_PER_INCH, NBSP, type Units } from './units.ts';
import { poundsAndOunces, valueText, type Measure } from './value-text.ts';

type Valued = Pick<DatedValue, 'measuredOn' | 'value'>;
type Change = { readonly latest: Valued; readonly previous: Valued | null };

type Said = { /** A gain is 'only up 20 g in 12 days'. */ readonly isSmall?: boolean };

/** 'up 510 g in 4 weeks', 'unchanged in 3 days'; null at the first. */
export function changeText(
  measure: Measure,
  { latest, previous }: Change,
  units: Units,
  { isSmall = false }: Said = {},
): string | null {
  if (!previous) return null;
  const change = latest.value - previous.value;
  const amount = amountText(measure, Math.abs(change), units);
  const span = spanText(daysBetween(previous.measuredOn, latest.measuredOn));
  if (amount === null) return `unchanged in ${span}`;
  const up = isSmall ? 'only up' : 'up';
  return `${change > 0 ? up : 'down'} ${amount} in ${span}`;
}

/** 'Up 580 g in 5 weeks'; null at the first. */
export function changeSentence(measure: Measure, values: Change, units: Units, said?: Said): string | null {
  const change = changeText(measure, values, units, said);
  return change && capital(change);
}

/** Null if too small to show. */
function amountText(measure: Measure, amount: number, units: Units): string | null {
  return measure === 'weight' ? weightAmountText(amount, units) : lengthAmountText(measure, amount, units);
}

function weightAmountText(kg: number, units: Units): string | null {
  const grams = Math.round(kg * 1000);
  if (units === 'us') {
    const { pounds, ounces } = poundsAndOunces(kg);
    return pounds === 0 && ounces === 0 ? null : valueText('weight', kg, units);
  }
  if (grams === 0) return null;
  return grams < 1000 ? `${grams}${NBSP}g` : valueText('weight', grams / 1000, units);
}

function lengthAmountText(measure: Measure, cm: number, units: Units): string | null {
  const shown = units === 'us' ? Math.round((cm / CM_PER_INCH) * 10) : Math.round(cm * 100);
  return shown === 0 ? null : valueText(measure, Math.round(cm * 100) / 100, units);
}
