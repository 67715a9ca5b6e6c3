import { laterDay, type Day } from '#domain/time/day.ts';
import type { Trx } from '#server/db/db.ts';
import type { Life, Moment } from '#server/room.ts';
import type { EditableChild } from './access.ts';
import { spanOf } from './queries/days.ts';
import { requireFitting } from './rules.ts';

/**
 * Moves what follows a child's date of birth to a corrected one, in every room.
 *
 * @throws Problem `bad-input` when an entry would then lie before birth or in the future
 */
export async function moveBirth(
  trx: Trx,
  child: EditableChild,
  bornOn: Day,
  lives: readonly Life<EditableChild>[],
  { today, now }: Moment,
): Promise<void> {
  const columns = [];
  for (const column of entryColumns(lives)) columns.push({ ...column, before: await spanOf(trx, child, column) });
  for (const { followBirth } of lives) await followBirth?.(trx, child, bornOn, now);
  for (const { before, ...column } of columns) {
    const span = await spanOf(trx, child, column);
    // It may already be tomorrow in the time zone where it was entered.
    if (span) requireFitting(column.entry, span, bornOn, laterDay(before?.last ?? today, today));
  }
}

type EntryColumn = { readonly table: string; readonly column: string; readonly entry: string };

/** The columns whose days may lie neither before birth nor in the future. */
function entryColumns(lives: readonly Life<EditableChild>[]): EntryColumn[] {
  return lives.flatMap(({ days }) =>
    Object.entries(days).flatMap(([table, rules]) =>
      Object.entries(rules).flatMap(([column, rule]) =>
        typeof rule === 'object' && 'entry' in rule ? [{ table, column, entry: rule.entry }] : [],
      ),
    ),
  );
}
