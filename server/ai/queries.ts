import type { Db, Trx } from '#server/db/db.ts';
import { asFlag } from '#server/db/flag.ts';
import { tx } from '#server/db/tx.ts';
import type { AiLimits, Tokens } from './ai.ts';

type Call = { readonly userId: string; readonly onDay: string; readonly tokens: Tokens };
type Limit = 'server-limit' | 'account-limit';

class Refused extends Error {
  readonly limit: Limit;

  constructor(limit: Limit) {
    super(limit);
    this.limit = limit;
  }
}

/**
 * Counts a call before it is made, with the tokens that it may use, so that calls at the same moment all count; for the
 * account and the server, or for neither.
 *
 * @returns which limit forbids it; null where none does
 */
export async function reserveCall(db: Db, call: Call, limits: AiLimits): Promise<Limit | null> {
  try {
    await tx(db, async (trx) => {
      if (!(await addToMonth(trx, call, limits))) throw new Refused('server-limit');
      if (!(await addToDay(trx, call, limits))) throw new Refused('account-limit');
    });
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.limit;
    throw error;
  }
}

/** @returns false past the limit */
async function addToMonth(trx: Trx, { onDay, tokens }: Call, { monthTokens }: AiLimits): Promise<boolean> {
  const added = await trx
    .insertInto('ai_months')
    .values({ month: onDay.slice(0, 7), calls: 1, errors: 0, tokens_in: tokens.in, tokens_out: tokens.out })
    .onConflict((on) =>
      on
        .column('month')
        .doUpdateSet((row) => ({
          calls: row('ai_months.calls', '+', 1),
          tokens_in: row('ai_months.tokens_in', '+', tokens.in),
          tokens_out: row('ai_months.tokens_out', '+', tokens.out),
        }))
        .where((row) => row(row('ai_months.tokens_in', '+', row.ref('ai_months.tokens_out')), '<', monthTokens)),
    )
    .returning('calls')
    .executeTakeFirst();
  return added !== undefined;
}

/** @returns false past a limit */
async function addToDay(trx: Trx, { userId, onDay, tokens }: Call, limits: AiLimits): Promise<boolean> {
  const added = await trx
    .insertInto('ai_usage')
    .values({ user_id: userId, on_day: onDay, calls: 1, errors: 0, tokens_in: tokens.in, tokens_out: tokens.out })
    .onConflict((on) =>
      on
        .columns(['user_id', 'on_day'])
        .doUpdateSet((row) => ({
          calls: row('ai_usage.calls', '+', 1),
          tokens_in: row('ai_usage.tokens_in', '+', tokens.in),
          tokens_out: row('ai_usage.tokens_out', '+', tokens.out),
        }))
        .where('ai_usage.calls', '<', limits.dayCalls)
        .where((row) => row(row('ai_usage.tokens_in', '+', row.ref('ai_usage.tokens_out')), '<', limits.dayTokens)),
    )
    .returning('calls')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Of a call that has ended. Of an account that is erased meanwhile the month alone keeps it.
 *
 * @param call with the tokens that it used beyond those reserved for it
 */
export async function countCall(
  db: Db,
  { userId, onDay, tokens, isError }: Call & { readonly isError: boolean },
): Promise<void> {
  const errors = Number(isError);
  await tx(db, async (trx) => {
    await trx
      .updateTable('ai_months')
      .set((row) => ({
        tokens_in: row('tokens_in', '+', tokens.in),
        tokens_out: row('tokens_out', '+', tokens.out),
        errors: row('errors', '+', errors),
      }))
      .where('month', '=', onDay.slice(0, 7))
      .execute();
    await trx
      .updateTable('ai_usage')
      .set((row) => ({
        tokens_in: row('tokens_in', '+', tokens.in),
        tokens_out: row('tokens_out', '+', tokens.out),
        errors: row('errors', '+', errors),
      }))
      .where('user_id', '=', userId)
      .where('on_day', '=', onDay)
      .execute();
  });
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
