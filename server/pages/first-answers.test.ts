import { Context } from 'hono';
import { expect, test } from 'vitest';
import { readMe } from '#contract/accounts/me.ts';
import { listChildren } from '#contract/children.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { Problem } from '#server/problem.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Read } from '#server/http/house.ts';
import { createLog } from '#server/log.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { anApp } from '#testing/planted.ts';
import { firstAnswersOf, ownAnswersOf } from './first-answers.ts';

test('a page whose first answer fails is sent without it, and the log has one line of many, without what failed', async () => {
  const { answers, lines } = await aPage(() => Promise.reject(new TypeError('Maya has no weight')));

  const all = await Promise.all(Array.from({ length: 20 }, answers));

  for (const answer of all) expect(Object.keys(answer)).toEqual([readMe.path, listChildren.path]);
  expect(lines).toMatchObject([{ route: measurementEndpoints.list.path, err: { name: 'TypeError' } }]);
  expect(JSON.stringify(lines)).not.toContain('Maya');
});

test('a first answer about a child that is gone is left out without a word', async () => {
  const { answers, lines } = await aPage(() => Promise.reject(new Problem('not-found')));

  expect(Object.keys(await answers())).toEqual([readMe.path, listChildren.path]);
  expect(lines).toEqual([]);
});

test('what a page asks for first is sent with it', async () => {
  const { answers, child } = await aPage(async () => '[]');

  expect(await answers()).toMatchObject({ [`/api/children/${child.id}/measurements`]: '[]' });
});

/** A page that shows the measurements of the child, which are read so. */
async function aPage(measurements: Read) {
  const lines: unknown[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  const { house, app, parent, child } = await aFamily(await aHouse({ log }));
  const children = await parent.call(listChildren, {});
  const me = await parent.call(readMe, {});
  const reads = new Map<string, Read>([
    [readMe.path, async () => JSON.stringify(me)],
    [listChildren.path, async () => JSON.stringify({ ...children, activeChildId: child.id })],
    [measurementEndpoints.list.path, measurements],
  ]);
  const c = new Context(new Request('http://localhost/measurements'));
  // What answers here does not look at who asks.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const asking = { id: parent.id } as Parent;
  const shown = { first: ['listMeasurements'], params: {}, asked: [] } as const;
  const all = { ...anApp(house, app), reads };
  const answers = async () => firstAnswersOf(all, c, asking, await ownAnswersOf(all, c, asking, shown), shown);
  return { answers, lines, child };
}
