import { expect, test } from 'vitest';
import { aFamily } from '#testing/family.ts';
import { storedRows } from '#testing/db/stored-rows.ts';

const foreign = [
  { what: 'another site', headers: { origin: 'https://evil.example' } },
  { what: 'another port', headers: { origin: 'http://localhost:3001' } },
  { what: 'the same name by https', headers: { origin: 'https://localhost:3000' } },
  { what: 'a page without an address', headers: { origin: 'null' } },
  { what: 'another site, as the browser says', headers: { 'sec-fetch-site': 'cross-site' } },
  { what: 'a neighbor of the same domain', headers: { 'sec-fetch-site': 'same-site' } },
];
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const cases = foreign.flatMap((sender) => methods.map((method) => ({ ...sender, method })));

test.each(cases)('[API-03] $method from $what is refused, and nothing changes', async ({ method, headers }) => {
  const { parent, child, house } = await aFamily();
  const { path, body } = requests(child)[method];
  const before = await storedRows(house.db);

  const answer = await parent.send(method, path, JSON.stringify(body), headers);

  expect(answer).toMatchObject({
    status: 403,
    body: { code: 'not-allowed', title: 'This request came from another site.' },
  });
  expect(await storedRows(house.db)).toEqual(before);
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'on this machine %s is one of the ways to write our address',
  async (origin) => {
    const { parent, child } = await aFamily();

    const answer = await parent.send('PUT', '/api/active-child', JSON.stringify({ childId: child.id }), { origin });

    expect(answer.status).toBe(200);
  },
);

test.each([{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
  'a page of ours may change things: %j',
  async (headers) => {
    const { parent, child } = await aFamily();

    const answer = await parent.send('PUT', '/api/active-child', JSON.stringify({ childId: child.id }), headers);

    expect(answer.status).toBe(200);
  },
);

test('a request from a program that is no browser has no site and is accepted', async () => {
  const { app, parent, child } = await aFamily();

  const answer = await app.request('/api/active-child', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${parent.cookies.get('sid')}` },
    body: JSON.stringify({ childId: child.id }),
  });

  expect(answer.status).toBe(200);
});

/** For each method a request that succeeds when a page of ours sends it. */
function requests({ id, firstName }: { id: string; firstName: string }) {
  return {
    POST: { path: '/api/sign-out', body: {} },
    PUT: { path: '/api/active-child', body: { childId: id } },
    PATCH: { path: '/api/me', body: { theme: 'dark', version: 1 } },
    DELETE: { path: `/api/children/${id}`, body: { firstName } },
  };
}
