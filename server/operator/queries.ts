import type { Db } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import { sendMail } from '#server/mail/queries.ts';

export const mostListed = 500;

export type ListedMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly madeAt: string;
  readonly tries: number;
  readonly lastError: string | null;
  readonly givenUpJob: string | null;
};

export async function selectWaitingMails(db: Db): Promise<ListedMail[]> {
  return db
    .selectFrom('mails')
    .leftJoin('jobs', (on) => on.onRef('jobs.key', '=', 'mails.id').on('jobs.kind', '=', sendMail))
    .select(['to_address as to', 'subject', 'text', 'mails.made_at as madeAt'])
    .select((row) => [row.fn.coalesce('jobs.tries', row.lit(0)).as('tries'), 'jobs.last_error as lastError'])
    .select((row) =>
      row.case().when('jobs.given_up_at', 'is not', null).then(row.ref('jobs.id')).end().as('givenUpJob'),
    )
    .where('sent_at', 'is', null)
    .orderBy('mails.made_at')
    .orderBy('mails.id')
    .limit(mostListed)
    .execute();
}

export type ListedUser = {
  readonly id: string;
  readonly email: string;
  readonly madeAt: string;
  readonly sessions: number;
};

export async function selectUsers(db: Db, now: Date): Promise<ListedUser[]> {
  const rows = await db
    .selectFrom('users')
    .select((of) => [
      'users.id',
      'users.email',
      'users.made_at as madeAt',
      of
        .selectFrom('sessions')
        .select((s) => s.fn.countAll<number>().as('sessions'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.idle_ends_at', '>', now.toISOString())
        .where('sessions.ends_at', '>', now.toISOString())
        .as('sessions'),
    ])
    .orderBy('users.made_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(({ sessions, ...user }) => ({ ...user, sessions: sessions ?? 0 }));
}

export type ListedJob = {
  readonly id: string;
  readonly kind: string;
  readonly madeAt: string;
  readonly tries: number;
  readonly lastError: string | null;
};

export async function selectGivenUpJobs(db: Db): Promise<ListedJob[]> {
  return db
    .selectFrom('jobs')
    .select(['id', 'kind', 'made_at as madeAt', 'tries', 'last_error as lastError'])
    .where('given_up_at', 'is not', null)
    .orderBy('made_at')
    .orderBy('id')
    .limit(mostListed)
    .execute();
}

export async function hasUser(db: Db, id: string, address?: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .$if(address !== undefined, (row) => row.where('email_key', '=', keyOf(address ?? '')))
    .executeTakeFirst();
  return user !== undefined;
}
