import { setImmediate } from 'node:timers/promises';
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
    const turns = new AccountTurns({ atOnce: 2, waiting: 0 });
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
    const turns = new AccountTurns({ atOnce: 1, waiting: 0 });
    const { work, end } = aWork();
    const anas = turns.run('ana', work, refusal);

    expect(await turns.run('bob', async () => 'mine', refusal)).toBe('mine');

    end();
    await anas;
  });

  test('gives its turn back, also when it fails', async () => {
    const turns = new AccountTurns({ atOnce: 1, waiting: 0 });
    const { work, fail } = aWork();
    const failing = turns.run('ana', work, refusal);
    fail();

    await expect(failing).rejects.toThrow('failed');

    expect(await turns.run('ana', async () => 'again', refusal)).toBe('again');
  });
});

describe('what takes the processor for long', () => {
  test('is done one after the other for an account, and for others meanwhile', async () => {
    const turns = new AccountTurns({ atOnce: 1, waiting: 2 });
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await setImmediate();
      log.push(`${name} ends`);
    };

    const anas = [1, 2].map((n) => turns.run('ana', work(`ana ${n}`), refusal));
    const bens = turns.run('ben', work('ben'), refusal);
    await Promise.all([...anas, bens]);

    expect(log.filter((line) => line.startsWith('ana'))).toEqual([
      'ana 1 begins',
      'ana 1 ends',
      'ana 2 begins',
      'ana 2 ends',
    ]);
    expect(log.indexOf('ben begins')).toBeLessThan(log.indexOf('ana 2 begins'));
  });

  test('lets what arrives meanwhile come before the next one', async () => {
    const turns = new AccountTurns({ atOnce: 1, waiting: 2 });
    const log: string[] = [];
    const work = async () => void log.push('expensive');

    const all = [1, 2, 3].map(() => turns.run('ana', work, refusal));
    const other = setImmediate().then(() => log.push('other'));
    await Promise.all([...all, other]);

    expect(log.indexOf('other')).toBeLessThan(2);
  });

  test('is refused beyond a few, and goes on after one that failed', async () => {
    const turns = new AccountTurns({ atOnce: 1, waiting: 1 });
    const failing = turns.run('ana', () => Promise.reject(new Error('failed')), refusal);
    const next = turns.run('ana', async () => 'done', refusal);

    await expect(turns.run('ana', async () => 'never', refusal)).rejects.toThrow('too many');
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
    expect(await turns.run('ana', async () => 'again', refusal)).toBe('again');
  });
});
