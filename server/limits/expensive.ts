import { Problem } from '#server/problem.ts';
import { AccountTurns } from './account-turns.ts';
import { FairStarts } from './fair-starts.ts';

/** A page takes one place; refused one, its browser sends three requests. */
const turns = new AccountTurns({ atOnce: 1, waiting: 11 });
const starts = new FairStarts({ inOneTurn: 2 });
const tooMany = () => new Problem('slow-down', { retryAfterS: 1 });

/**
 * For work that uses a lot of CPU: an account's requests run one after the other, so that those of other accounts get in
 * between. Never inside a transaction, since others wait for its locks.
 *
 * @throws Problem `slow-down` when the account already has several such requests waiting
 */
export function inTurn<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  return turns.run(accountId, work, tooMany);
}

/** For every request of an account, before it does more than find out whose it is. */
export function mayBegin(accountId: string): Promise<void> {
  return starts.begin(accountId);
}
