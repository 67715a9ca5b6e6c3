import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { AccountQueues } from './dear.ts';

const refusal = () => new Error('too many');

describe('what takes the processor for long', () => {
  test('is done one after the other for an account, and for others meanwhile', async () => {
    const queues = new AccountQueues({ most: 3 });
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await setImmediate();
      log.push(`${name} ends`);
    };

    const anas = [1, 2].map((n) => queues.run('ana', work(`ana ${n}`), refusal));
    const bens = queues.run('ben', work('ben'), refusal);
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
    const queues = new AccountQueues({ most: 3 });
    const log: string[] = [];
    const work = async () => void log.push('dear');

    const all = [1, 2, 3].map(() => queues.run('ana', work, refusal));
    const other = setImmediate().then(() => log.push('other'));
    await Promise.all([...all, other]);

    expect(log.indexOf('other')).toBeLessThan(2);
  });

  test('is refused beyond a few, and goes on after one that failed', async () => {
    const queues = new AccountQueues({ most: 2 });
    const failing = queues.run('ana', () => Promise.reject(new Error('failed')), refusal);
    const next = queues.run('ana', async () => 'done', refusal);

    await expect(queues.run('ana', async () => 'never', refusal)).rejects.toThrow('too many');
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
    expect(await queues.run('ana', async () => 'again', refusal)).toBe('again');
  });
});
