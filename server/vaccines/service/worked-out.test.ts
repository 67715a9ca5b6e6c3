import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { WorkedOut } from './worked-out.ts';

test('what was worked out of the same facts is not worked out again, of any other it is', () => {
  const plans = new WorkedOut(z.object({ doses: z.number() }));
  let times = 0;
  const plan = (doses: number, today: string) =>
    plans
      .of({ doses, today }, () => {
        times += 1;
        return { doses };
      })
      .value();

  expect([plan(1, '2026-11-21'), plan(1, '2026-11-21')]).toEqual([{ doses: 1 }, { doses: 1 }]);
  expect(times).toBe(1);
  expect([plan(2, '2026-11-21'), plan(1, '2026-11-22'), plan(1, '2026-11-21')]).toHaveLength(3);
  expect(times).toBe(3);
});

test('what is packed to make room for others comes back as it was', () => {
  const plans = new WorkedOut(z.object({ of: z.string() }), { open: 20 });
  const worked: string[] = [];
  const plan = (of: string) =>
    plans
      .of(of, () => {
        worked.push(of);
        return { of };
      })
      .value();

  const answers = ['Maya', 'Jonah', 'Zoë', 'Maya'].map(plan);

  expect(answers).toEqual(['Maya', 'Jonah', 'Zoë', 'Maya'].map((of) => ({ of })));
  expect(worked).toEqual(['Maya', 'Jonah', 'Zoë']);
});

test('where there is no more space, what was not asked for the longest goes first', () => {
  const plans = new WorkedOut(z.string(), { open: 20, packed: 1100 });
  const worked: string[] = [];
  const plan = (of: string) =>
    plans.of(of, () => {
      worked.push(of);
      return of.repeat(6);
    });

  for (const of of ['a', 'b', 'a', 'c', 'a', 'd', 'a', 'b']) plan(of);

  expect(worked).toEqual(['a', 'b', 'c', 'd', 'b']);
});
