import type { Db } from '#server/db/db.ts';
import { asFlag } from '#server/db/flag.ts';
import type { Tokens } from './ai.ts';
import type { AiLimits } from './ai-settings.ts';

const nothing = { tokens_in: 0, tokens_out: 0, errors: 0 };

/**
 * Counts a call before it is made, so that calls at the same moment all count.
 *
 * @returns false past the account's limits of the day
 */
export async function reserveCall(db: Db, userId: string, onDay: string, limits: AiLimits): Promise<boolean> {
  const reserved = await db
    .insertInto('ai_usage')
    .values({ user_id: userId, on_day: onDay, calls: 1, ...nothing })
    .onConflict((on) =>
      on
        .columns(['user_id', 'on_day'])
        .doUpdateSet((row) => ({ calls: row('ai_usage.calls', '+', 1) }))
        .where((row) =>
          row.and([
            row('ai_usage.calls', '<', limits.dayCalls),
            row(row('ai_usage.tokens_in', '+', row.ref('ai_usage.tokens_out')), '<', limits.dayTokens),
          ]),
        ),
    )
    .returning('calls')
    .executeTakeFirst();
  return reserved !== undefined;
}

export async function tokensOfMonth(db: Db, month: string): Promise<number> {
  const row = await db
    .selectFrom('ai_months')
    .select(['tokens_in as in', 'tokens_out as out'])
    .where('month', '=', month)
    .executeTakeFirst();
  return row ? row.in + row.out : 0;
}

type Counted = { readonly userId: string; readonly onDay: string; readonly tokens: Tokens; readonly isError: boolean };

/** Of a call that has ended. Of an account that is erased meanwhile the month alone keeps it. */
export async function countCall(db: Db, { userId, onDay, tokens, isError }: Counted): Promise<void> {
  const added = { tokens_in: tokens.in, tokens_out: tokens.out, errors: Number(isError) };
  await db
    .updateTable('ai_usage')
    .set((row) => ({
      tokens_in: row('tokens_in', '+', added.tokens_in),
      tokens_out: row('tokens_out', '+', added.tokens_out),
      errors: row('errors', '+', added.errors),
    }))
    .where('user_id', '=', userId)
    .where('on_day', '=', onDay)
    .execute();
  await db
    .insertInto('ai_months')
    .values({ month: onDay.slice(0, 7), calls: 1, ...added })
    .onConflict((on) =>
      on.column('month').doUpdateSet((row) => ({
        calls: row('ai_months.calls', '+', 1),
        tokens_in: row('ai_months.tokens_in', '+', added.tokens_in),
        tokens_out: row('ai_months.tokens_out', '+', added.tokens_out),
        errors: row('ai_months.errors', '+', added.errors),
      })),
    )
    .execute();
}

/** Newest first. */
export async function usageOfMonths(db: Db, most: number) {
  return db.selectFrom('ai_months').selectAll().orderBy('month', 'desc').limit(most).execute();
}

/** The accounts that used most since a day, by address. */
export async function usageOfAccounts(db: Db, since: string, most: number) {
  return db
    .selectFrom('ai_usage')
    .innerJoin('users', 'users.id', 'ai_usage.user_id')
    .select((row) => [
      'users.email',
      row.fn.sum<number | string>('calls').as('calls'),
      row.fn.sum<number | string>('tokens_in').as('tokensIn'),
      row.fn.sum<number | string>('tokens_out').as('tokensOut'),
      row.fn.sum<number | string>('errors').as('errors'),
    ])
    .where('on_day', '>=', since)
    .groupBy(['users.id', 'users.email'])
    .orderBy('tokensOut', 'desc')
    .orderBy('users.id')
    .limit(most)
    .execute();
}

export async function deleteUsageBefore(db: Db, onDay: string): Promise<void> {
  await db.deleteFrom('ai_usage').where('on_day', '<', onDay).execute();
}

/** Null for one that was not asked yet. */
export async function consentOf(db: Db, userId: string, recipient: string): Promise<boolean | null> {
  const row = await db
    .selectFrom('ai_consents')
    .select('agrees')
    .where('user_id', '=', userId)
    .where('recipient', '=', recipient)
    .executeTakeFirst();
  return row ? row.agrees === 1 : null;
}

type Consent = { readonly recipient: string; readonly agrees: boolean };

export async function writeConsent(db: Db, userId: string, { recipient, agrees }: Consent, now: Date): Promise<void> {
  const given = { agrees: asFlag(agrees), at: now.toISOString() };
  await db
    .insertInto('ai_consents')
    .values({ user_id: userId, recipient, ...given })
    .onConflict((on) => on.columns(['user_id', 'recipient']).doUpdateSet(given))
    .execute();
}
