import type { Reminders } from '#contract/checkups/reminders.ts';
import type { Day } from '#domain/time/day.ts';
import { DAY_MS } from '#domain/time/durations.ts';
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

/** The row is deleted when none is wanted. */
export async function replaceReminders(trx: Trx, child: MyChild, wanted: Reminders, now: Date): Promise<void> {
  const whose = { childId: child.id, userId: child.parentId };
  if (!wanted.vaccines && !wanted.checkups) return endReminders(trx, whose);
  // At once: something may be due today.
  const turn = { changed_at: now.toISOString(), look_at: now.toISOString() };
  const facts = { vaccines: asFlag(wanted.vaccines), checkups: asFlag(wanted.checkups), ...turn };
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

/** Whose turn it is, the longest waiting first. A turn two days ahead was set by a clock that was ahead. */
export async function selectAsked(db: Db, now: Date, most: number): Promise<Asked[]> {
  const tooFar = new Date(now.getTime() + 2 * DAY_MS).toISOString();
  return db
    .selectFrom('reminders as asked')
    .innerJoin('users as parent', 'parent.id', 'asked.user_id')
    .select(['asked.child_id as childId', 'parent.id as userId', 'parent.name', 'parent.email'])
    .select('parent.time_zone as timeZone')
    .where('parent.erased_from', 'is', null)
    .where((is) => is.or([is('asked.look_at', '<=', now.toISOString()), is('asked.look_at', '>', tooFar)]))
    .orderBy('asked.look_at')
    .orderBy('asked.child_id')
    .orderBy('asked.user_id')
    .limit(most)
    .execute();
}

export async function lookAgainAt(db: Db, { childId, userId }: Reminding, at: Date): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ look_at: at.toISOString() })
    .where('child_id', '=', childId)
    .where('user_id', '=', userId)
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
