import { FIRST_DAY_OF_HEIGHT, lyingLengthCm, weightForLengthRange } from '#domain/growth/length.ts';
import type { Lms } from '#domain/growth/lms.ts';
import { zOfPercentile } from '#domain/growth/percentile.ts';
import { referenceRow } from '#domain/growth/reference.ts';
import type { Indicator } from '#domain/growth/reference.ts';
import { valueOnSdLine } from '#domain/growth/score.ts';
import { who2006 } from '#domain/growth/who-2006-data.ts';
import { valueAt } from '#domain/growth/z-score.ts';
import { daysOfWhoMonths, fail } from './row.ts';
import type { Row } from './row.ts';

const BY_AGE: ReadonlyMap<string, Indicator> = new Map([
  ['weight_for_age', 'weight-for-age'],
  ['length_height_for_age', 'length-for-age'],
  ['head_circumference_for_age', 'head-for-age'],
  ['bmi_for_age', 'bmi-for-age'],
]);

/** Days of age at which length and height are read, for the two tables that are by one of them. */
const BY_LENGTH = new Map([
  ['weight_for_length', 0],
  ['weight_for_height', FIRST_DAY_OF_HEIGHT],
]);

/** How a value on a printed line differs from the product's; null when they agree. */
export function valueDifference(row: Row): string | null {
  if (row.text('reference') !== 'WHO2006') return `${row.text('reference')} is not covered yet`;
  const value = valueOf(row);
  const expected = row.numberOrNull('expected_value');
  const isSame =
    value === null || expected === null ? value === expected : Math.abs(value - expected) <= row.number('tolerance');
  return isSame ? null : `expected ${expected}, got ${value}`;
}

function valueOf(row: Row): number | null {
  const { indicator, lms } = placeOf(row);
  if (lms === null) return null;
  const line = row.number('line');
  switch (row.text('line_kind')) {
    case 'percentile':
      return valueAt(zOfPercentile(line), lms);
    case 'sd':
      return valueOnSdLine(indicator, line, lms);
    default:
      return fail(`line_kind is not known: ${row.text('line_kind')}`);
  }
}

function placeOf(row: Row): { readonly indicator: Indicator; readonly lms: Lms | null } {
  const name = row.text('indicator');
  const gender = row.gender() ?? fail(`sex is not known: ${row.text('sex')}`);
  const readAtDay = BY_LENGTH.get(name);
  if (readAtDay !== undefined) {
    const cm = lengthIn(row, readAtDay);
    const lms = cm === null ? null : referenceRow(who2006, 'weight-for-length', gender, cm);
    return { indicator: 'weight-for-length', lms };
  }
  const indicator = BY_AGE.get(name) ?? fail(`indicator is not known: ${name}`);
  return { indicator, lms: referenceRow(who2006, indicator, gender, daysIn(row)) };
}

function lengthIn(row: Row, readAtDay: number): number | null {
  if (row.text('x_unit') !== 'cm') fail(`x_unit is not known: ${row.text('x_unit')}`);
  const { leastCm, mostCm } = weightForLengthRange(readAtDay);
  const cm = row.number('x');
  return cm >= leastCm && cm <= mostCm ? lyingLengthCm(readAtDay, cm) : null;
}

function daysIn(row: Row): number {
  const unit = row.text('x_unit');
  if (unit === 'day') return row.number('x');
  return unit === 'month' ? daysOfWhoMonths(row.number('x')) : fail(`x_unit is not known: ${unit}`);
}
