import { describe, expect, test } from 'vitest';
import { AccountTurns } from './account-turns.ts';

const refusal = () => new Error('too many');

/** Something under way, which ends when the test says so. */
function aWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done'), fail: () => reject(new Error('failed')) };
}

describe('the expensive requests of an account', () => {
  test('is one of a few: one more is refused at once, and never begun', async () => {
    const turns = new AccountTurns({ most: 2 });
    const [first, second] = [aWork(), aWork()];
    const underWay = [first, second].map(({ work }) => turns.run('ana', work, refusal));
    let isBegun = false;

    const third = turns.run('ana', async () => (isBegun = true), refusal);
    await expect(third).rejects.toThrow('too many');

    for (const { end } of [first, second]) end();
    expect(await Promise.all(underWay)).toEqual(['done', 'done']);
    expect(isBegun).toBe(false);
  });

  test('leaves the turns of others alone', async () => {
    const turns = new AccountTurns({ most: 1 });
    const { work, end } = aWork();
    const anas = turns.run('ana', work, refusal);

    expect(await turns.run('bob', async () => 'mine', refusal)).toBe('mine');

    end();
    await anas;
  });

  test('gives its turn back, also when it fails', async () => {
    const turns = new AccountTurns({ most: 1 });
    const { work, fail } = aWork();
    const failing = turns.run('ana', work, refusal);
    fail();

    await expect(failing).rejects.toThrow('failed');

    expect(await turns.run('ana', async () => 'again', refusal)).toBe('again');
  });
});
