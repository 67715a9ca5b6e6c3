import type { VaccinePlan } from '#contract/vaccines.ts';
import { conditions } from '#domain/vaccines/editions/editions-data.ts';
import { isUsed, toAsk, usedFrom } from '#domain/vaccines/planned/noted-conditions.ts';
import type { Day } from '#domain/time/day.ts';
import type { Made } from '#server/db/entry.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Assessed } from './assessed.ts';

export type NotedConditions = readonly (Pick<Tables['vaccine_conditions'], 'id'> & Made)[];

type Noted<Row> = Pick<VaccinePlan['conditions'][number], 'id' | 'title' | 'isUsed' | 'isFeverUrgent'> & {
  readonly usedFrom: string | null;
  readonly ask: string | null;
  readonly row: Row;
};

/** In the order of the list. */
export function notedIn<Row extends NotedConditions[number]>(
  rows: readonly Row[],
  assessed: Assessed,
  bornOn: Day,
  on: Day,
): readonly Noted<Row>[] {
  return conditions().flatMap((condition) => {
    const row = rows.find(({ id }) => id === condition.id);
    const { id, title, isFeverUrgent = false } = condition;
    if (!row) return [];
    const when = [assessed.edition, condition, bornOn, on] as const;
    const ask = toAsk(condition, assessed);
    return [{ id, title, isUsed: isUsed(...when), isFeverUrgent, usedFrom: usedFrom(...when), ask, row }];
  });
}
