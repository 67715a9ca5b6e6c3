import { Problem } from '#server/problem.ts';
import { AccountTurns } from './account-turns.ts';

/** A page waits once, or where it was refused its browser sends three. */
const turns = new AccountTurns({ atOnce: 1, waiting: 11 });
const tooMany = () => new Problem('slow-down', { retryAfterS: 1 });

/**
 * For what uses a lot of CPU: an account's work runs one after the other, and other accounts' requests in between. Not
 * in a transaction, which others wait for.
 *
 * @throws Problem `slow-down` when the account already has several such requests waiting
 */
export function inTurn<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  return turns.run(accountId, work, tooMany);
}
