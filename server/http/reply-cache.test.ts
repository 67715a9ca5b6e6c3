import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ReplyCache } from './reply-cache.ts';

test('what was worked out of the same facts is not worked out again, of any other it is', async () => {
  const plans = new ReplyCache(z.object({ doses: z.number() }));
  let times = 0;
  const plan = async (doses: number, today: string) => {
    const reply = await plans.of({ doses, today }, () => {
      times += 1;
      return { doses };
    });
    return reply.value();
  };

  expect([await plan(1, '2026-11-21'), await plan(1, '2026-11-21')]).toEqual([{ doses: 1 }, { doses: 1 }]);
  expect(times).toBe(1);
  expect([await plan(2, '2026-11-21'), await plan(1, '2026-11-22'), await plan(1, '2026-11-21')]).toHaveLength(3);
  expect(times).toBe(3);
});

test('what is packed to make room for others comes back as it was', async () => {
  const plans = new ReplyCache(z.object({ of: z.string() }), { open: 20 });
  const worked: string[] = [];
  const plan = (of: string) =>
    plans.of(of, () => {
      worked.push(of);
      return { of };
    });

  const answers = [];
  for (const each of ['Maya', 'Jonah', 'Zoë', 'Maya']) answers.push((await plan(each)).value());

  expect(answers).toEqual(['Maya', 'Jonah', 'Zoë', 'Maya'].map((of) => ({ of })));
  expect(worked).toEqual(['Maya', 'Jonah', 'Zoë']);
});

test('where there is no more space, what was not asked for the longest goes first', async () => {
  const plans = new ReplyCache(z.string(), { open: 20, packed: 1100 });
  const worked: string[] = [];
  const plan = (of: string) =>
    plans.of(of, () => {
      worked.push(of);
      return of.repeat(6);
    });

  for (const each of ['a', 'b', 'a', 'c', 'a', 'd', 'a', 'b']) await plan(each);

  expect(worked).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('what is asked for twice at once is worked out once, and others come in between', async () => {
  const plans = new ReplyCache(z.string());
  const log: string[] = [];
  const plan = () => plans.of('Maya', () => (log.push('worked out'), 'plan'));

  const both = Promise.all([plan(), plan()]);
  const other = setImmediate().then(() => log.push('other'));
  await Promise.all([both.then(() => log.push('answered')), other]);

  expect(log).toEqual(['worked out', 'other', 'answered']);
});

test('what could not be worked out is tried again for whoever asks next', async () => {
  const plans = new ReplyCache(z.string());
  const failing = () => {
    throw new RangeError('no such day');
  };

  await expect(plans.of('Maya', failing)).rejects.toThrow(RangeError);

  expect((await plans.of('Maya', () => 'plan')).value()).toBe('plan');
});

test('[decision 71] what is worked out while all is cleared is answered and not kept', async () => {
  const plans = new ReplyCache(z.string());
  let times = 0;
  const plan = () => plans.of('Maya', () => `plan ${(times += 1)}`);

  const underWay = plan();
  await setImmediate();
  plans.clear();

  expect((await underWay).value()).toBe('plan 1');
  expect((await plan()).value()).toBe('plan 2');
});
