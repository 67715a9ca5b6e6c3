import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairTurns } from './fair-turns.ts';

const refusal = () => new Error('too many');

/** Each asks for a turn in this order; returns the order in which they have it. */
async function orderOf(turns: FairTurns, accounts: readonly string[]): Promise<string[]> {
  const order: string[] = [];
  await Promise.all(accounts.map((account) => turns.run(account, async () => void order.push(account), refusal)));
  return order;
}

test('the next turn is of the account that had its last one longest ago, else of who came first', async () => {
  const turns = new FairTurns({ waiting: 10 });

  expect(await orderOf(turns, ['ana', 'ana', 'ana', 'ben', 'ben', 'cleo'])).toEqual([
    'ana',
    'ben',
    'cleo',
    'ana',
    'ben',
    'ana',
  ]);
});

test('who comes last has the next turn, while others ask again and again', async () => {
  const turns = new FairTurns({ waiting: 10 });
  const order: string[] = [];
  const ask = (account: string) => {
    const work = async () => {
      const place = order.push(account);
      await setImmediate();
      return place;
    };
    return turns.run(account, work, refusal);
  };
  const askAgain = async (account: string) => {
    for (let n = 0; n < 4; n++) if ((await ask(account)) === 6) await ask('dora');
  };

  await Promise.all(['ana', 'ben', 'cleo'].map(askAgain));

  expect(order[7]).toBe('dora');
  expect(order).toHaveLength(13);
});

test('one at a time, also after one that failed, and no more wait than may', async () => {
  const turns = new FairTurns({ waiting: 1 });
  const { promise, reject } = Promise.withResolvers<string>();
  const failing = turns.run('ana', () => promise, refusal);
  let isBegun = false;
  const next = turns.run('ana', async () => (isBegun = true), refusal);

  await expect(turns.run('ben', async () => 'never', refusal)).rejects.toThrow('too many');
  expect(isBegun).toBe(false);
  reject(new Error('failed'));

  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe(true);
  expect(await turns.run('ana', async () => 'again', refusal)).toBe('again');
});
