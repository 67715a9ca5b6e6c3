import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OthersFirst } from './others-first.ts';

const LONG_MS = 10;

/** What comes first: the next step of Ana's answer, or the answer to a request of several turns of the event loop. */
async function firstAfter(begun: readonly string[], tookMs: number): Promise<string | undefined> {
  const others = new OthersFirst();
  for (const caller of begun) others.begins(caller);
  const order: string[] = [];
  const request = async () => {
    for (let turn = 0; turn < 4; turn += 1) await nextTurn();
    order.push('answer');
  };
  const answered = request();
  await others.afterStep('ana', performance.now() - tookMs);
  order.push('next step');
  await answered;
  return order[0];
}

test.each([['ben', 'ana'], ['ana', 'ben'], ['ben', 'ana', 'ana', 'ana'], ['ben']])(
  'after a long step a request of somebody else is answered first: %s, %s',
  async (...begun) => {
    expect(await firstAfter(begun, LONG_MS)).toBe('answer');
  },
);

test.each([
  { what: 'nobody else has begun anything', begun: ['ana', 'ana'], tookMs: LONG_MS },
  { what: 'the step took no time', begun: ['ben', 'ana'], tookMs: 0 },
])('the next step follows in the next turn where $what', async ({ begun, tookMs }) => {
  expect(await firstAfter(begun, tookMs)).toBe('next step');
});

test('after a long step that began once the others had begun, the next step follows', async () => {
  const others = new OthersFirst();
  others.begins('ben');
  others.begins('ana');
  const since = performance.now();
  while (performance.now() - since < LONG_MS);
  const order: string[] = [];
  const later = nextTurn()
    .then(() => nextTurn())
    .then(() => nextTurn())
    .then(() => order.push('a later turn'));
  await others.afterStep('ana', since);
  order.push('next step');
  await later;

  expect(order).toEqual(['next step', 'a later turn']);
});
