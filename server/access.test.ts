import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { accessTable, people, type PersonName } from '#testing/access-table.ts';
import type { Answer, Client } from '#testing/client.ts';
import { aFamily } from '#testing/family.ts';
import { requestTo, type EndpointName } from '#testing/requests.ts';
import { storedRows } from '#testing/stored-rows.ts';

const names = Object.keys(endpoints) as EndpointName[];
const cells = names.flatMap((name) => people.map((person) => ({ name, person, outcome: accessTable[name][person] })));

const outsiders: readonly PersonName[] = ['nobody', 'stranger', 'removed'];
const neverAnId = '01a00000-0000-7000-8000-000000000000';

test('every endpoint has a row in the access table and a request that succeeds', () => {
  expect(Object.keys(accessTable).toSorted()).toEqual(names.toSorted());
  expect(Object.keys(requestTo).toSorted()).toEqual(names.toSorted());
});

describe('[API-03] who may do what', () => {
  test.each(cells.filter(({ outcome }) => outcome === 'done'))('$name: $person may', async ({ name, person }) => {
    const family = await aFamily();
    const request = await requestTo[name](family);

    const answer = await send(family[person], name, request);

    expect(answer).toMatchObject({ status: statusOf(name) });
  });

  test.each(cells.filter(({ outcome }) => outcome !== 'done'))(
    '$name: $person is told $outcome, and nothing changes',
    async ({ name, person, outcome }) => {
      const family = await aFamily();
      const request = await requestTo[name](family);
      const before = await storedRows(family.house.db);

      const refusal = await send(family[person], name, request);
      const after = await storedRows(family.house.db);
      const unrefused = await send(family.parent, name, request);

      expect(Problem.parse(refusal.body).code).toBe(outcome);
      expect(after).toEqual(before);
      expect(unrefused).toMatchObject({ status: statusOf(name) });
    },
  );
});

describe('[PAR-06] an outsider cannot learn that a child exists', () => {
  test.each(cells.filter(({ person, outcome }) => outcome === 'done' && outsiders.includes(person)))(
    '$name: what $person gets says nothing of it',
    async ({ name, person }) => {
      const family = await aFamily();

      const answer = await send(family[person], name, await requestTo[name](family));

      expect(answer.text).not.toContain(family.child.id);
    },
  );

  test.each(cells.filter(({ outcome }) => outcome === 'not-found'))(
    '$name: $person gets the answer of an id that never was',
    async ({ name, person }) => {
      const family = await aFamily();
      const request = await requestTo[name](family);
      const unknown = JSON.parse(JSON.stringify(request).replaceAll(family.child.id, neverAnId));

      const refusal = await send(family[person], name, request);
      const notThere = await send(family[person], name, unknown);

      expect(comparable(refusal)).toEqual(comparable(notThere));
    },
  );
});

function statusOf(name: EndpointName): number {
  const { status = 200 }: Endpoint = endpoints[name];
  return status;
}

function send(person: Client, name: EndpointName, request: object): Promise<Answer> {
  return person.ask<Endpoint>(endpoints[name], request);
}

/** An answer without the id of its request, which is another one each time. */
function comparable({ status, headers, text }: Answer) {
  const id = headers.get('x-request-id') ?? 'none';
  const kept = [...headers].filter(([name]) => name !== 'x-request-id');
  return { status, headers: kept, body: text.replace(id, 'id') };
}
