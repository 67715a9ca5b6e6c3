import type { Reminders } from '#contract/checkups/reminders.ts';
import type { Day } from '#domain/time/day.ts';
import type { MyChild } from '#server/children/access.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { asFlag, isFlag } from '#server/db/flag.ts';

export async function remindersOf(db: Db, child: MyChild): Promise<Reminders> {
  const row = await db
    .selectFrom('reminders')
    .select(['vaccines', 'checkups'])
    .where('child_id', '=', child.id)
    .where('user_id', '=', child.parentId)
    .executeTakeFirst();
  return { vaccines: isFlag(row?.vaccines), checkups: isFlag(row?.checkups) };
}

/** Wanting none deletes the row. */
export async function replaceReminders(trx: Trx, child: MyChild, wanted: Reminders, now: Date): Promise<void> {
  const whose = { childId: child.id, userId: child.parentId };
  if (!wanted.vaccines && !wanted.checkups) return endReminders(trx, whose);
  const facts = { vaccines: asFlag(wanted.vaccines), checkups: asFlag(wanted.checkups), changed_at: now.toISOString() };
  await trx
    .insertInto('reminders')
    .values({ child_id: child.id, user_id: child.parentId, ...facts })
    .onConflict((on) => on.columns(['child_id', 'user_id']).doUpdateSet(facts))
    .execute();
}

export type Reminding = { readonly childId: string; readonly userId: string };

/** Idempotent. */
export async function endReminders(db: Db, { childId, userId }: Reminding): Promise<void> {
  await db.deleteFrom('reminders').where('child_id', '=', childId).where('user_id', '=', userId).execute();
}

export type Asked = Reminding & { readonly name: string; readonly email: string; readonly timeZone: string };

/** @param after the last one of the previous page; null for the first page */
export async function selectAsked(db: Db, after: Reminding | null, most: number): Promise<Asked[]> {
  return db
    .selectFrom('reminders as asked')
    .innerJoin('users as parent', 'parent.id', 'asked.user_id')
    .select(['asked.child_id as childId', 'parent.id as userId', 'parent.name', 'parent.email'])
    .select('parent.time_zone as timeZone')
    .where('parent.erased_from', 'is', null)
    .$if(after !== null, (query) =>
      query.where((is) =>
        is(is.refTuple('asked.child_id', 'asked.user_id'), '>', is.tuple(after?.childId ?? '', after?.userId ?? '')),
      ),
    )
    .orderBy('asked.child_id')
    .orderBy('asked.user_id')
    .limit(most)
    .execute();
}

export type SentReminder = { readonly about: string; readonly dueOn: Day };

export async function selectSentReminders(trx: Trx, child: MyChild): Promise<SentReminder[]> {
  return trx
    .selectFrom('sent_reminders')
    .select(['about', 'due_on as dueOn'])
    .where('child_id', '=', child.id)
    .where('user_id', '=', child.parentId)
    .execute();
}

/** @returns what no other process has just recorded */
export async function insertSentReminders(
  trx: Trx,
  child: MyChild,
  all: readonly SentReminder[],
  now: Date,
): Promise<SentReminder[]> {
  const inserted: SentReminder[] = [];
  for (const some of chunks(all)) {
    const rows = await trx
      .insertInto('sent_reminders')
      .values(
        some.map(({ about, dueOn }) => ({
          child_id: child.id,
          user_id: child.parentId,
          about,
          due_on: dueOn,
          sent_at: now.toISOString(),
        })),
      )
      .onConflict((on) => on.columns(['child_id', 'user_id', 'about', 'due_on']).doNothing())
      .returning(['about', 'due_on as dueOn'])
      .execute();
    inserted.push(...rows);
  }
  return inserted;
}
