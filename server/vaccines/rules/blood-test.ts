import type { Entry } from '#server/db/columns.ts';
import type { PlanData } from './plan-data.ts';

/** As an entry of whoever marked the blood test as done; null if nobody has. */
export function bloodTestOf({ blood_test_by: by, blood_test_at: at }: PlanData['plan']): Entry | null {
  return at === null ? null : { made_by: by, made_at: at, changed_by: by, changed_at: at, version: 1 };
}
