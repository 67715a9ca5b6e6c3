import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { Problem } from '#contract/problem.ts';
import { requireChild } from '#server/children/access.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { people, type Outcome, type PersonName } from '#testing/rooms/access.ts';
import { accessTable, requestTo, type EndpointName } from '#testing/rooms/rooms.ts';
import type { Answer, Client } from '#testing/client.ts';
import { aFamily, type Family } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { withPlanted } from '#testing/planted.ts';
import { aDatabase, testEngine } from '#testing/db/a-database.ts';
import { emptyTables, storedRows } from '#testing/db/stored-rows.ts';

const names = Object.keys(endpoints) as EndpointName[];
const outsiders: readonly PersonName[] = ['nobody', 'stranger', 'removed'];
const allowed = names.flatMap((name) => askedBy(whoGets(name, 'done')).map((person) => ({ name, person })));
const neverAnId = '01a00000-0000-7000-8000-000000000000';

test('every endpoint has a row in the access table and a request that succeeds', () => {
  expect(Object.keys(accessTable).toSorted()).toEqual(names.toSorted());
  expect(Object.keys(requestTo).toSorted()).toEqual(names.toSorted());
});

describe('[API-03] who may do what', () => {
  test.each(allowed.filter(({ person }) => !outsiders.includes(person)))(
    '$name: $person may',
    async ({ name, person }) => {
      const family = await aFamily();

      const answer = await send(family[person], name, await requestTo[name](family));

      expect(answer).toMatchObject({ status: statusOf(name) });
    },
  );

  test.each(names.filter((name) => mayNot(name).length > 0))(
    '%s: anyone else is refused, and nothing changes',
    async (name) => {
      await oneOtherFamily();
      const expected = Object.fromEntries(mayNot(name).map((person) => [person, accessTable[name][person]]));

      expect(await meet(await aFamily(), name, mayNot(name))).toEqual({
        outcomes: expected,
        changed: [],
        again: 'done',
      });
    },
  );

  test('a handler that only checks whether the child may be viewed, and then writes, is detected', async () => {
    const family = await aFamily(withPlanted(await aHouse(), removeCarelessly));

    const met = await meet(family, 'removeMeasurement', ['viewer']);

    expect(met).toEqual({ outcomes: { viewer: 'done' }, changed: ['measurements'], again: 'done' });
    expect(met.outcomes.viewer).not.toBe(accessTable.removeMeasurement.viewer);
  });
});

describe('[PAR-06] an outsider cannot learn that a child exists', () => {
  test.each(allowed.filter(({ person }) => outsiders.includes(person)))(
    '$name: $person may, and the answer does not contain it',
    async ({ name, person }) => {
      const family = await aFamily();

      const answer = await send(family[person], name, await requestTo[name](family));

      expect(answer).toMatchObject({ status: statusOf(name) });
      expect(answer.text).not.toContain(family.child.id);
    },
  );

  test.each(names.filter((name) => whoGets(name, 'not-found').length > 0))(
    '%s: an outsider gets the same answer as for an id that does not exist',
    async (name) => {
      const family = await aFamily();
      const request = await requestTo[name](family);
      const unknown = JSON.parse(JSON.stringify(request).replaceAll(family.child.id, neverAnId));

      for (const person of whoGets(name, 'not-found')) {
        const refusal = await send(family[person], name, request);
        const notThere = await send(family[person], name, unknown);

        expect({ person, ...comparable(refusal) }).toEqual({ person, ...comparable(notThere) });
      }
    },
  );
});

/** What comes of a request that succeeds for the primary parent, sent in the names of others first. */
async function meet(family: Family, name: EndpointName, others: readonly PersonName[]) {
  const request = await requestTo[name](family);
  const before = await storedRows(family.house.db);
  const outcomes: Partial<Record<PersonName, string>> = {};
  for (const person of others) outcomes[person] = outcomeOf(name, await send(family[person], name, request));
  const after = await storedRows(family.house.db);
  const again = await send(family.parent, name, request);
  return {
    outcomes,
    changed: Object.keys(before).filter((table) => !isDeepStrictEqual(after[table], before[table])),
    again: outcomeOf(name, again),
  };
}

/** All rows are compared, so that few are better: those of one family beside the one that is asked about. */
async function oneOtherFamily(): Promise<void> {
  await emptyTables(await aDatabase());
  await aFamily();
}

/** On PostgreSQL one in, and one outside, of the family: each endpoint sends the same statements for all of them. */
function askedBy(persons: readonly PersonName[]): readonly PersonName[] {
  if (testEngine() !== 'postgres') return persons;
  const isOutside = (person: PersonName) => outsiders.includes(person);
  return [persons.find((person) => !isOutside(person)), persons.find(isOutside)].filter((one) => one !== undefined);
}

function whoGets(name: EndpointName, outcome: Outcome): PersonName[] {
  return people.filter((person) => accessTable[name][person] === outcome);
}

function mayNot(name: EndpointName): PersonName[] {
  return people.filter((person) => accessTable[name][person] !== 'done');
}

/** Plants `requireChild` where `requireChildToEdit` belongs. */
function removeCarelessly(app: App): void {
  handle(app, measurementEndpoints.remove, async ({ db, parent }, { params }) => {
    const child = await requireChild(db, parent, params.childId);
    await db
      .deleteFrom('measurements')
      .where('child_id', '=', child.id)
      .where('id', '=', params.measurementId)
      .execute();
    return {};
  });
}

function outcomeOf(name: EndpointName, { status, body }: Answer): string {
  return status === statusOf(name) ? 'done' : Problem.parse(body).code;
}

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
