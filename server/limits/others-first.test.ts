import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { othersFirst } from './others-first.ts';

/** A request that goes on in the next turn of the event loop, again and again. */
async function aRequest(turns: number): Promise<'answered'> {
  for (let turn = 0; turn < turns; turn += 1) await nextTurn();
  return 'answered';
}

test('after a long step a request of several turns is answered first', async () => {
  const order: string[] = [];
  const begunAt = performance.now() - 10;
  const other = aRequest(4).then((answer) => order.push(answer));
  await othersFirst(begunAt);
  order.push('next step');
  await other;

  expect(order).toEqual(['answered', 'next step']);
});

test('after a step of no length the next one waits for one turn, not for a timer', async () => {
  const order: string[] = [];
  const other = aRequest(4).then((answer) => order.push(answer));
  await othersFirst(performance.now());
  order.push('next step');
  await other;

  expect(order).toEqual(['next step', 'answered']);
});
