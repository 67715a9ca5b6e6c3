import type { Reminders } from '#contract/checkups/reminders.ts';
import type { Day } from '#domain/time/day.ts';
import type { MyChild } from '#server/children/access.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { asFlag, isFlag } from '#server/db/flag.ts';

/** Which mails the asking parent wants about a child. */
export async function remindersOf(db: Db, child: MyChild): Promise<Reminders> {
  const row = await db
    .selectFrom('reminders')
    .select(['vaccines', 'checkups'])
    .where('child_id', '=', child.id)
    .where('user_id', '=', child.parentId)
    .executeTakeFirst();
  return { vaccines: isFlag(row?.vaccines), checkups: isFlag(row?.checkups) };
}

/** Keeps which mails the asking parent wants about a child. Nothing is kept of who wants none. */
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

/** Of whom somebody is reminded. */
export type Reminding = { readonly childId: string; readonly userId: string };

/** Ends the reminder mails of a parent about a child. What is ended already stays so. */
export async function endReminders(db: Db, { childId, userId }: Reminding): Promise<void> {
  await db.deleteFrom('reminders').where('child_id', '=', childId).where('user_id', '=', userId).execute();
}

/** A parent who wants to be reminded. */
export type Asked = Reminding & { readonly name: string; readonly email: string; readonly timeZone: string };

/**
 * The next parents who want to be reminded, by child and account.
 *
 * @param after the last one of those before; null for the first
 */
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

/** Something that somebody is reminded of, and for which day. */
export type Told = { readonly about: string; readonly dueOn: Day };

/** What a parent was told of a child. */
export async function selectTold(trx: Trx, child: MyChild): Promise<Told[]> {
  return trx
    .selectFrom('sent_reminders')
    .select(['about', 'due_on as dueOn'])
    .where('child_id', '=', child.id)
    .where('user_id', '=', child.parentId)
    .execute();
}

/**
 * Notes what a parent is about to be told of a child.
 *
 * @returns what nobody else has noted at this very moment
 */
export async function insertTold(trx: Trx, child: MyChild, all: readonly Told[], now: Date): Promise<Told[]> {
  const noted: Told[] = [];
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
    noted.push(...rows);
  }
  return noted;
}
