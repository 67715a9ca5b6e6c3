import { addDays, todayIn } from '#domain/time/day.ts';
import { usageOfAccounts, usageOfMonths } from '#server/ai/queries.ts';
import type { Db } from '#server/db/db.ts';
import { done, type Outcome } from './of-account.ts';

const MONTHS = 12;
const DAYS = 30;
const MOST_ACCOUNTS = 20;

/** How much the language model was asked. Nobody's questions are kept. */
export async function showAiUsage(db: Db, now: Date): Promise<Outcome> {
  const months = await usageOfMonths(db, MONTHS);
  if (months.length === 0) return done('No language model was asked yet.');
  const since = addDays(todayIn('UTC', now), -DAYS);
  const accounts = await usageOfAccounts(db, since, MOST_ACCOUNTS);
  const rows = [
    ['month', 'calls', 'tokens in', 'tokens out', 'errors'],
    ...months.map(({ month, calls, tokens_in, tokens_out, errors }) => [month, calls, tokens_in, tokens_out, errors]),
  ];
  const lines = rows.map(
    ([first, ...rest]) => `${first}`.padEnd(8) + rest.map((cell) => `${cell}`.padStart(12)).join(''),
  );
  const most = accounts.map(
    ({ email, calls, tokensIn, tokensOut, errors }) =>
      `${email}  ${calls} calls, ${tokensIn} tokens in, ${tokensOut} out, ${errors} errors`,
  );
  return done([...lines, '', `Since ${since}, those who asked most:`, ...most].join('\n'));
}
