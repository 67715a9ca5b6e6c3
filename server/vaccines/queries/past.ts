import * as z from 'zod/mini';
import { AddedByPast } from '#contract/vaccines/past.ts';
import type { EditableChild } from '#server/children/access.ts';
import type { Trx } from '#server/db/db.ts';
import { asFlag } from '#server/db/flag.ts';
import { plannedDoses } from '../queries.ts';

/** Whether the family said of these rows, by id, that the child did not have their doses. */
export async function setNotGiven(
  trx: Trx,
  child: EditableChild,
  { rows, isNotGiven }: { readonly rows: readonly string[]; readonly isNotGiven: boolean },
  now: Date,
): Promise<void> {
  const answer = { is_not_given: asFlag(isNotGiven), given_as: null };
  for (const id of rows) await plannedDoses.update(trx, child, id, answer, now);
}

/** The doses, by the id of the row, with which a family corrects its answer that they were not given. */
export async function setGivenAs(
  trx: Trx,
  child: EditableChild,
  doses: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  for (const [id, given_as] of doses) await plannedDoses.update(trx, child, id, { given_as }, now);
}

const StoredAnswer = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string): unknown => JSON.parse(text)),
    AddedByPast,
  ),
);

/** What the parent's latest answer about the past added, if it has this id; null if not. */
export async function addedByAnswer(trx: Trx, child: EditableChild, id: string): Promise<AddedByPast | null> {
  const stored = await trx
    .selectFrom('past_questions')
    .select('answer_added')
    .where('child_id', '=', child.id)
    .where('user_id', '=', child.parentId)
    .where('answer_id', '=', id)
    .executeTakeFirst();
  return stored?.answer_added ? StoredAnswer.parse(stored.answer_added) : null;
}

/**
 * In place of the parent's answer before.
 *
 * @param id null where the client chose none
 */
export async function recordAnswer(
  trx: Trx,
  child: EditableChild,
  { id, added }: { readonly id: string | null; readonly added: AddedByPast },
  now: Date,
): Promise<void> {
  const answer = { answer_id: id, answer_added: id === null ? null : JSON.stringify(added) };
  // Who has answered was asked: the question does not open by itself.
  await trx
    .insertInto('past_questions')
    .values({ child_id: child.id, user_id: child.parentId, opened_at: now.toISOString(), ...answer })
    .onConflict((opened) => opened.columns(['child_id', 'user_id']).doUpdateSet(answer))
    .execute();
}
