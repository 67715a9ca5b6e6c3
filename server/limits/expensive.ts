import { Problem } from '#server/problem.ts';
import { AccountTurns } from './account-turns.ts';
import { FairStarts } from './fair-starts.ts';
import { OthersFirst } from './others-first.ts';

/** A page takes one place; refused one, its browser sends three requests. */
const turns = new AccountTurns({ atOnce: 1, waiting: 11 }, (accountId) => (since) => othersFirst(accountId, since));
/** More than any browser has under way. */
const ofAccounts = new FairStarts({ inOneTurn: 2, waiting: 100 });
/** Of all visitors from one network. */
const ofNetworks = new FairStarts({ inOneTurn: 2, waiting: 500 });
const others = new OthersFirst();
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

/**
 * For every request, before it does more than find out whose it is.
 *
 * @param accountId null for a visitor, who takes a turn of the network
 * @throws Problem `slow-down` when too many wait
 */
export function mayBegin(accountId: string | null, network: string): Promise<void> {
  others.begins(accountId ?? network);
  return accountId === null ? ofNetworks.begin(network, tooMany) : ofAccounts.begin(accountId, tooMany);
}

/**
 * Between two steps of what runs `inTurn`.
 *
 * @param since when the step before began, by `performance.now()`
 */
export function othersFirst(accountId: string, since: number): Promise<void> {
  return others.afterStep(accountId, since);
}
