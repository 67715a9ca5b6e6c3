import { setImmediate as othersFirst } from 'node:timers/promises';
import { Problem } from '../problem.ts';

/** Per account: one running, the rest queued. A page sends three. */
const MOST_TOGETHER = 12;

/** Runs each account's requests one at a time, so that other accounts' requests run in between. */
export class AccountQueues {
  readonly #most: number;
  readonly #queues = new Map<string, { length: number; last: Promise<unknown> }>();

  constructor({ most }: { most: number }) {
    this.#most = most;
  }

  /** @throws what `refusal` makes, when the account's queue is full */
  async run<T>(accountId: string, work: () => Promise<T>, refusal: () => Error): Promise<T> {
    const queue = this.#queues.get(accountId) ?? { length: 0, last: Promise.resolve() };
    if (queue.length >= this.#most) throw refusal();
    this.#queues.set(accountId, queue);
    queue.length += 1;
    // Without a turn of the event loop, a whole queue would run before anybody else's request is read.
    const own = queue.length === 1 ? work() : queue.last.then(() => othersFirst()).then(work);
    queue.last = own.catch(() => {});
    try {
      return await own;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) this.#queues.delete(accountId);
    }
  }
}

const queues = new AccountQueues({ most: MOST_TOGETHER });
const tooMany = () => new Problem('slow-down', { retryAfterS: 1 });

type OfParent = { readonly parent: { readonly id: string } };

/**
 * For a handler that uses a lot of CPU.
 *
 * @throws Problem `slow-down` when the account already has several such requests waiting
 */
export function dear<Asked extends OfParent, Input, Reply>(
  run: (ask: Asked, input: Input) => Promise<Reply>,
): (ask: Asked, input: Input) => Promise<Reply> {
  return (ask, input) => inTurn(ask.parent.id, () => run(ask, input));
}

/**
 * For a handler of which a part uses a lot of CPU, once a file has arrived. Not in a transaction, which others wait for.
 *
 * @throws Problem as `dear`
 */
export function inTurn<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  return queues.run(accountId, work, tooMany);
}
