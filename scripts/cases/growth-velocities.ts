import type { Measure } from '#domain/growth/value-text.ts';
import { whoVelocity2009 } from '#domain/growth/references/velocity-client-data.ts';
import { incrementAt, velocityRow } from '#domain/growth/score/velocity.ts';
import { fail, type Row } from './row.ts';

const MEASURE: ReadonlyMap<string, Measure> = new Map([
  ['weight_g', 'weight'],
  ['length_cm', 'height'],
  ['head_cm', 'head'],
]);

export function velocityDifference(row: Row): string | null {
  const measure = MEASURE.get(row.text('indicator')) ?? fail(`indicator is not known: ${row.text('indicator')}`);
  const gender = row.gender() ?? fail(`sex is not known: ${row.text('sex')}`);
  const fromMonth = row.number('from_month');
  const months = row.number('interval_months');
  if (row.number('to_month') !== fromMonth + months) fail('the months are not an interval apart');
  const found = velocityRow(whoVelocity2009, { measure, gender }, { months, fromMonth });
  const increment = found && incrementAt(row.number('sd'), found);
  const expected = row.numberOrNull('expected_increment');
  const isSame =
    increment === null || expected === null
      ? increment === expected
      : Math.abs(increment - expected) <= row.number('tolerance');
  return isSame ? null : `expected ${expected}, got ${increment}`;
}
