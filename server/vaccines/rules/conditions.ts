import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { conditions } from '#domain/vaccines/editions/editions-data.ts';
import { isUsed, usedFrom } from '#domain/vaccines/planned/noted-conditions.ts';
import type { Day } from '#domain/time/day.ts';
import type { Made } from '#server/db/entry.ts';
import type { Tables } from '#server/db/tables.ts';

export type NotedConditions = readonly (Pick<Tables['vaccine_conditions'], 'id'> & Made)[];

type Noted<Row> = Pick<VaccinePlan['conditions'][number], 'id' | 'title' | 'isUsed' | 'isFeverUrgent'> & {
  readonly usedFrom: string | null;
  readonly ask: string | null;
  readonly row: Row;
};

/** In the order of the list. */
export function notedIn<Row extends NotedConditions[number]>(
  rows: readonly Row[],
  edition: Edition,
  bornOn: Day,
  on: Day,
): readonly Noted<Row>[] {
  return conditions().flatMap((condition) => {
    const row = rows.find(({ id }) => id === condition.id);
    const { id, title, ask = null, isFeverUrgent = false } = condition;
    if (!row) return [];
    const when = [edition, condition, bornOn, on] as const;
    return [{ id, title, isUsed: isUsed(...when), isFeverUrgent, usedFrom: usedFrom(...when), ask, row }];
  });
}
