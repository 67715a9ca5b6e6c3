import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { listChildren } from '#contract/children.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { childrenOf, maya } from '#testing/web/replies.ts';
import { forgetFirstAnswers, storeFirstAnswers } from './first-answers.ts';
import { queryOf } from './queries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetFirstAnswers();
});

test('the key of what is about a child begins with the key of the list of children', () => {
  expect(queryOf(listChildren, {}).queryKey).toEqual(['children']);
  expect(queryOf(measurementEndpoints.list, { params: { childId: maya.id } }).queryKey).toEqual([
    'children',
    maya.id,
    'measurements',
  ]);
});

test('data sent with the page is shown without a call, as old as the page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked')));
  const children = childrenOf(maya);
  const atMs = Date.now() - 1000;
  storeFirstAnswers({ '/api/children': children }, atMs);
  const client = new QueryClient();
  const query = queryOf(listChildren, {}, { staleTime: 30_000 });

  expect(await client.query(query)).toEqual(children);
  expect(client.getQueryState(query.queryKey)?.dataUpdatedAt).toBe(atMs);
});

test('data sent with the page that does not fit the contract is requested', async () => {
  const children = childrenOf(maya);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(children)));
  storeFirstAnswers({ '/api/children': { children: 'Maya' } }, Date.now());

  expect(await new QueryClient().query(queryOf(listChildren, {}))).toEqual(children);
});
