import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairStarts } from './fair-starts.ts';

const busy = () => new Error('busy');

/** Begins for each of the accounts, in this order; returns who has begun so far. */
function beginning(starts: FairStarts, accounts: readonly string[]): string[] {
  const begun: string[] = [];
  for (const account of accounts) void starts.begin(account, busy).then(() => begun.push(account));
  return begun;
}

test('an account that asks for much at once begins a few in each turn of the event loop, and others at once', async () => {
  const starts = new FairStarts({ inOneTurn: 2, waiting: 10 });
  const begun = beginning(starts, ['ana', 'ana', 'ana', 'ana', 'ana', 'ben']);

  await Promise.resolve();
  expect(begun).toEqual(['ana', 'ana', 'ben']);
  await nextTurn();
  expect(begun).toEqual(['ana', 'ana', 'ben', 'ana', 'ana']);
  await nextTurn();
  expect(begun).toEqual(['ana', 'ana', 'ben', 'ana', 'ana', 'ana']);
});

test('what comes while some wait is behind them', async () => {
  const starts = new FairStarts({ inOneTurn: 1, waiting: 10 });
  const order: number[] = [];
  const ask = (n: number) => void starts.begin('ana', busy).then(() => order.push(n));
  ask(1);
  ask(2);
  await nextTurn();
  ask(3);
  ask(4);
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();

  expect(order).toEqual([1, 2, 3, 4]);
});

test('an account that has waited for its turns begins at once again', async () => {
  const starts = new FairStarts({ inOneTurn: 1, waiting: 10 });
  beginning(starts, ['ana', 'ana', 'ana']);
  for (let turn = 0; turn < 4; turn += 1) await nextTurn();

  const begun = beginning(starts, ['ana']);
  await Promise.resolve();

  expect(begun).toEqual(['ana']);
});

test('more than may wait are refused, and others are not', async () => {
  const starts = new FairStarts({ inOneTurn: 2, waiting: 3 });
  beginning(starts, ['ana', 'ana', 'ana', 'ana', 'ana']);

  await expect(starts.begin('ana', busy)).rejects.toThrow('busy');
  await expect(starts.begin('ben', busy)).resolves.toBeUndefined();
  await nextTurn();
  beginning(starts, ['ana']);
  await expect(starts.begin('ana', busy)).resolves.toBeUndefined();
});
