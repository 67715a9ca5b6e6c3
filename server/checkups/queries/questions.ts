import type { EditableChild, MyChild } from '#server/children/access.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { changeBy, entryBy } from '#server/db/entry.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import type { QuestionFacts } from '../rules.ts';

/** A question as it is stored, beside whose child it is about. */
export type StoredQuestion = Omit<Tables['checkup_questions'], 'child_id'>;

const stored = [
  'id',
  'checkup_id',
  'asked',
  'answer',
  'made_by',
  'made_at',
  'changed_by',
  'changed_at',
  'version',
] as const satisfies readonly (keyof StoredQuestion)[];

/** The questions for all checkups of a child, in the order in which they were asked. */
export async function questionsOf(db: Db, { id: childId }: MyChild): Promise<StoredQuestion[]> {
  return questionsById(db, { childId });
}

/** One question as it is stored. */
export async function findQuestion(db: Db, child: MyChild, id: string): Promise<StoredQuestion | undefined> {
  return db
    .selectFrom('checkup_questions')
    .select(stored)
    .where('child_id', '=', child.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many questions there are for a checkup. */
export async function countQuestions(db: Db, child: MyChild, checkupId: string): Promise<number> {
  const { questions } = await db
    .selectFrom('checkup_questions')
    .select((count) => count.fn.countAll<number>().as('questions'))
    .where('child_id', '=', child.id)
    .where('checkup_id', '=', checkupId)
    .executeTakeFirstOrThrow();
  return questions;
}

type NewQuestion = QuestionFacts & { readonly id: string; readonly checkupId: string };

/** Adds questions under the name of the parent for whom the child was proved. */
export async function insertQuestions(
  trx: Trx,
  child: EditableChild,
  questions: readonly NewQuestion[],
  now: Date,
): Promise<void> {
  if (questions.length === 0) return;
  const rows = questions.map(({ id, checkupId, asked, answer }) => ({
    child_id: child.id,
    id,
    checkup_id: checkupId,
    asked,
    answer,
    ...entryBy(child.parentId, now),
  }));
  await trx.insertInto('checkup_questions').values(rows).execute();
}

/** Replaces what a question says. */
export async function updateQuestion(
  trx: Trx,
  child: EditableChild,
  id: string,
  facts: QuestionFacts,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('checkup_questions')
    .set({ ...facts, ...changeBy(child, now) })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('child_id', '=', child.id)
    .where('id', '=', id)
    .execute();
}

/** Removes a question. */
export async function deleteQuestion(trx: Trx, child: EditableChild, id: string): Promise<void> {
  await trx.deleteFrom('checkup_questions').where('child_id', '=', child.id).where('id', '=', id).execute();
}

const questionsById = prepared(['childId'], (db, { childId }) =>
  db.selectFrom('checkup_questions').select(stored).where('child_id', '=', childId).orderBy('made_at').orderBy('id'),
);
