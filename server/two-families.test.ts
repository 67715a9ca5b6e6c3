import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeChild, chooseActiveChild, listChildren } from '#contract/children.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { Problem } from '#contract/problem.ts';
import type { Answer } from '#testing/client.ts';
import { aFamily, type Family } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';

const members = ['parent', 'coParent', 'viewer'] as const;

/** Somebody of one family does something to the child of the same family or of the other. */
const step = fc.record({
  family: fc.constantFrom('brooks', 'okafor'),
  who: fc.constantFrom(...members),
  childOf: fc.constantFrom('brooks', 'okafor'),
  what: fc.constantFrom('read', 'add', 'change', 'remove', 'rename', 'choose'),
  which: fc.nat(5),
  grams: fc.integer({ min: 4000, max: 7000 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What a child should look like to its family. */
type Model = { firstName: string; version: number; measurements: { id: string; weightKg: number; version: number }[] };

test('[PAR-06] two families: no action of one family shows or changes anything of the other', async () => {
  const run = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
    const home = await aHouse();
    const families = { brooks: await aFamily(home), okafor: await aFamily(home) };
    const models = { brooks: aModel(), okafor: aModel() };
    const outcomes: { wanted: string; got: string }[] = [];

    for (const one of steps) {
      const model = models[one.childOf];
      const wanted = wantedOf(one, model);
      const answer = await send(one, families[one.family], families[one.childOf].child.id, model);
      if (wanted === 'done') follow(one, model, answer);
      outcomes.push({ wanted, got: outcomeOf(answer) });
    }

    expect(outcomes.filter(({ wanted, got }) => wanted !== got)).toEqual([]);
    expect(await viewsOf(families.brooks)).toEqual(members.map(() => viewOf(families.brooks, models.brooks)));
    expect(await viewsOf(families.okafor)).toEqual(members.map(() => viewOf(families.okafor, models.okafor)));
  });
  await expect(fc.assert(run, { seed: 20261121, numRuns: 40 })).resolves.toBeUndefined();
});

function aModel(): Model {
  return { firstName: 'Maya', version: 1, measurements: [] };
}

function wantedOf({ family, childOf, who, what, which }: Step, { measurements }: Model): string {
  if (family !== childOf) return 'not-found';
  if (what === 'read' || what === 'choose') return 'done';
  if (who === 'viewer') return 'not-allowed';
  const isThere = what === 'add' || what === 'rename' || measurements.at(which) !== undefined;
  return isThere ? 'done' : 'not-found';
}

const neverAnId = '01a00000-0000-7000-8000-000000000000';

function send({ who, what, which, grams }: Step, family: Family, childId: string, model: Model): Promise<Answer> {
  const person = family[who];
  const params = { childId };
  const facts = { measuredOn: '2026-09-19', weightKg: grams / 1000 };
  const { id, version } = model.measurements.at(which) ?? { id: neverAnId, version: 1 };
  switch (what) {
    case 'read':
      return person.ask(measurementEndpoints.list, { params });
    case 'add':
      return person.ask(measurementEndpoints.add, { params, body: facts });
    case 'change':
      return person.ask(measurementEndpoints.change, {
        params: { childId, measurementId: id },
        body: { ...facts, version },
      });
    case 'remove':
      return person.ask(measurementEndpoints.remove, { params: { childId, measurementId: id }, body: { version } });
    case 'rename': {
      const body = { firstName: `Maya ${grams}`, bornOn: '2026-07-19', gender: 'female' as const };
      return person.ask(changeChild, { params, body: { ...body, version: model.version } });
    }
    case 'choose':
      return person.ask(chooseActiveChild, { body: params });
  }
}

/** Does to the expectation what was done. */
function follow({ what, which, grams }: Step, model: Model, { body }: Answer): void {
  const weightKg = grams / 1000;
  if (what === 'add') model.measurements.push({ id: idOf(body), weightKg, version: 1 });
  if (what === 'change') {
    const changed = model.measurements.at(which);
    if (changed !== undefined && changed.weightKg !== weightKg) {
      model.measurements[which] = { ...changed, weightKg, version: changed.version + 1 };
    }
  }
  if (what === 'remove') model.measurements.splice(which, 1);
  if (what === 'rename') {
    model.firstName = `Maya ${grams}`;
    model.version += 1;
  }
}

/** What each member of a family sees. */
async function viewsOf(family: Family) {
  const views = members.map(async (who) => {
    const { children, activeChildId } = await family[who].call(listChildren, {});
    const list = await family[who].call(measurementEndpoints.list, { params: { childId: family.child.id } });
    return {
      children: children.map(({ id, firstName, version }) => ({ id, firstName, version })),
      activeChildId,
      measurements: new Set(list.map(({ id, weightKg, version }) => ({ id, weightKg, version }))),
    };
  });
  return Promise.all(views);
}

/** What each of them should see. */
function viewOf({ child: { id } }: Family, { firstName, version, measurements }: Model) {
  return { children: [{ id, firstName, version }], activeChildId: id, measurements: new Set(measurements) };
}

function idOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '';
}

function outcomeOf({ status, body }: Answer): string {
  return status < 300 ? 'done' : Problem.parse(body).code;
}
