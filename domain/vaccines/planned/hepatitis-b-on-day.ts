import type { BloodTest } from '../birth/blood-test.ts';
import type { HepatitisBSeries } from '../birth/hepatitis-b-at-birth.ts';
import { hepatitisBSeries } from '../standing/hepatitis-b-series.ts';
import type { ChildOnDay } from './child-on-day.ts';

export function hepatitisBOnDay({ series, record }: ChildOnDay): HepatitisBSeries & BloodTest {
  return { ...hepatitisBSeries(series), isTested: record.isTested };
}
