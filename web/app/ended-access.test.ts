import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { problems, type ProblemCode } from '#contract/problem.ts';
import { childrenOf, leo, maya } from '#testing/web/replies.ts';
import { childKey, childrenQuery } from '#web/children/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { watchAccess, type EndedAccess } from './ended-access.ts';

const refused = (code: ProblemCode) =>
  new CallFailed({ type: '', title: problems[code].title, status: problems[code].status, code, requestId: 'r' });
let stop = () => {};

afterEach(() => stop());

/** A page that knows Maya and Leo, while the server answers with `left`. */
function aPage(left: Parameters<typeof childrenOf>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryDefaults(childrenQuery.queryKey, { queryFn: () => childrenOf(...left) });
  client.setQueryData(childrenQuery.queryKey, childrenOf(maya, leo));
  const reported: EndedAccess[] = [];
  stop = watchAccess(client, (names) => void reported.push(names));
  const load = (childId: string, answer: () => unknown) =>
    client.query({ queryKey: [...childKey(childId), 'measurements'], queryFn: answer, retry: false }).catch(() => {});
  return { client, reported, load };
}

const throwing = (code: ProblemCode) => () => {
  throw refused(code);
};

test('[PAR-06] a child that is not found, and not in the list, has been taken away', async () => {
  const { client, reported, load } = aPage([leo]);

  await load(maya.id, throwing('not-found'));

  await expect.poll(() => reported).toEqual([['Maya']]);
  expect(client.getQueryData([...childKey(maya.id), 'measurements'])).toBeUndefined();
});

test('[PAR-06] it is shown even if the list was refreshed before', async () => {
  const { client, reported, load } = aPage([leo]);
  client.setQueryData(childrenQuery.queryKey, childrenOf(leo));

  await load(maya.id, throwing('not-found'));

  await expect.poll(() => reported).toEqual([['Maya']]);
});

test('[PAR-06] a change shows it, too', async () => {
  const { client, reported } = aPage([leo]);

  const sending = client.getMutationCache().build(client, { mutationFn: async () => throwing('not-found')() });
  await sending.execute(undefined).catch(() => {});

  await expect.poll(() => reported).toEqual([['Maya']]);
});

test.each([
  { what: 'only one thing is gone and the child is there', left: [maya, leo], code: 'not-found' },
  { what: 'something else went wrong', left: [leo], code: 'unexpected' },
] as const)('no message is shown when $what', async ({ left, code }) => {
  const { client, reported, load } = aPage([...left]);

  await load(maya.id, throwing(code));
  await client.refetchQueries({ queryKey: childrenQuery.queryKey, exact: true });

  expect(reported).toEqual([]);
});
