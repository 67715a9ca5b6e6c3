import { extendedBmiAt } from '#domain/growth/references/cdc-extended-bmi.ts';
import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/score/length.ts';
import { percentileOfZ, zOfPercentile } from '#domain/growth/score/percentile.ts';
import type { ReadAt } from '#domain/growth/score/reference.ts';
import { readReference, valueOnSdLine, type Reading } from '#domain/growth/score/score.ts';
import { DAYS_PER_MONTH } from '#domain/growth/month.ts';
import { valueAt } from '#domain/growth/score/z-score.ts';
import { subjectOf } from './references.ts';
import { daysOfWhoMonths, fail, type Row } from './row.ts';

const BY_HEIGHT = new Set(['weight_for_height', 'weight_for_stature']);

/** Days from the last menstrual period. */
const DUE_DAYS = 280;

export function valueDifference(row: Row): string | null {
  const value = valueOf(row);
  const expected = row.numberOrNull('expected_value');
  const isSame =
    value === null || expected === null ? value === expected : Math.abs(value - expected) <= row.number('tolerance');
  return isSame ? null : `expected ${expected}, got ${value}`;
}

function valueOf(row: Row): number | null {
  const subject = subjectOf(row.text('reference'), row.text('indicator'));
  const gender = row.gender() ?? fail(`sex is not known: ${row.text('sex')}`);
  const reading = subject && readReference(subject.reference, subject.indicator, gender, placeIn(row));
  if (reading === null) return null;
  const line = row.number('line');
  switch (row.text('line_kind')) {
    case 'percentile':
      return valueOnPercentile(reading, line);
    case 'sd':
      return isExtended(reading) ? valueOnPercentile(reading, percentileOfZ(line)) : valueOnSdLine(reading, line);
    default:
      return fail(`line_kind is not known: ${row.text('line_kind')}`);
  }
}

function isExtended({ reference, indicator }: Reading): boolean {
  return reference.bodyMassIndex !== null && indicator === 'bmi-for-age';
}

function valueOnPercentile(reading: Reading, percentile: number): number {
  const { gender, at, lms } = reading;
  return isExtended(reading)
    ? extendedBmiAt(percentile, { lms, gender, ageDays: at.ageDays })
    : valueAt(zOfPercentile(percentile), lms);
}

function placeIn(row: Row): ReadAt {
  const x = row.number('x');
  switch (row.text('x_unit')) {
    case 'cm':
      return { ageDays: BY_HEIGHT.has(row.text('indicator')) ? FIRST_DAY_OF_HEIGHT : 0, lengthCm: x };
    case 'day':
      return { ageDays: x, lengthCm: null };
    case 'month':
      return { ageDays: row.text('reference') === 'WHO2006' ? daysOfWhoMonths(x) : x * DAYS_PER_MONTH, lengthCm: null };
    case 'pma_week':
      return { ageDays: x * 7 - DUE_DAYS, lengthCm: null };
    default:
      return fail(`x_unit is not known: ${row.text('x_unit')}`);
  }
}
