import type { Children } from '#contract/children.ts';
import { laterDay, type Day } from '#domain/time/day.ts';
import type { Parent } from '#server/auth/session.ts';
import { daySpan } from '#server/db/day-span.ts';
import type { Trx } from '#server/db/db.ts';
import type { House } from '#server/http/house.ts';
import { faultOf } from '#server/log.ts';
import type { Life, Moment } from '#server/room.ts';
import type { EditableChild } from './access.ts';
import { childRows } from './queries.ts';
import { replaceActiveChild } from './queries/active-child.ts';
import { toChild } from './replies.ts';
import { requireFitting } from './rules.ts';

/**
 * Moves what follows the date of birth, in every room.
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
  for (const column of entryColumns(lives)) columns.push({ ...column, before: await daySpan(trx, child, column) });
  for (const { followBirth } of lives) await followBirth?.(trx, child, bornOn, now);
  for (const { before, ...column } of columns) {
    const span = await daySpan(trx, child, column);
    // It may already be tomorrow in the time zone where it was entered.
    if (span) requireFitting(column.entry, span, bornOn, laterDay(before?.last ?? today, today));
  }
}

/** In the order they were added. When the active child is gone, the first becomes active. */
export async function childrenOf({ db, log }: Pick<House, 'db' | 'log'>, parent: Parent): Promise<Children> {
  const rows = await childRows(db, parent.id);
  const all = rows.map(toChild);
  const children = all.filter((child) => child.gender !== null);
  const savedId = rows[0]?.activeChildId ?? null;
  const active = children.find((child) => child.id === savedId) ?? children[0];
  if (active !== undefined && active.id !== savedId) {
    // Reading works on a full disk too.
    await replaceActiveChild(db, parent.id, { savedId, childId: active.id }).catch((error: unknown) =>
      log.warn({ err: faultOf(error) }, 'the active child could not be recorded'),
    );
  }
  return { children, activeChildId: active?.id ?? null, incomplete: all.filter((child) => child.gender === null) };
}

type EntryColumn = { readonly table: string; readonly column: string; readonly entry: string };

function entryColumns(lives: readonly Life<EditableChild>[]): EntryColumn[] {
  return lives.flatMap(({ days }) =>
    Object.entries(days).flatMap(([table, rules]) =>
      Object.entries(rules).flatMap(([column, rule]) =>
        typeof rule === 'object' && 'entry' in rule ? [{ table, column, entry: rule.entry }] : [],
      ),
    ),
  );
}
