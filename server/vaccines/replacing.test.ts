import { describe, expect, test } from 'vitest';
import { addDoses, changeDose, removeDose } from '#contract/vaccines/changes.ts';
import { newId } from '#server/db/id.ts';
import { aChild, aFamily, type Person } from '#testing/family.ts';
import { aPlan, marked, rowOf, storedCare } from '#testing/vaccines/stored-vaccines.ts';

const on = { givenOn: '2026-09-19' };
const seen = (id: string) => ({ id, version: 1 });

/** DTaP, HepB, IPV and Hib of one visit, each recorded by itself though the first three were one shot of Pediarix. */
async function withSingleDoses() {
  const family = await aFamily();
  await aPlan(family);
  const [dtap, hepb, ipv, hib] = [newId(), newId(), newId(), newId()];
  const single = (id: string, vaccine: string) => ({ id, vaccine, ...on });
  const plan = await marked(family, [
    single(dtap, 'dtap'),
    single(hepb, 'hepb'),
    single(ipv, 'ipv'),
    single(hib, 'hib'),
  ]);
  const send = (body: object, by: Person = family.parent) =>
    by.ask(addDoses, { params: { childId: family.child.id }, body: body as never });
  const combined = { id: dtap, version: 1, cvx: '110', ...on };
  return { ...family, plan, send, combined, dtap, hepb, ipv, hib };
}

describe('[VAX-03] doses that a combination replaces', () => {
  test('are removed as it is recorded, and the rest stays', async () => {
    const { send, combined, hepb, ipv, hib, plan: before } = await withSingleDoses();

    const { status, body } = await send({ doses: [combined], replaces: [seen(hepb), seen(ipv)] });

    const plan = body as typeof before;
    expect(status).toBe(201);
    expect(plan.doses.map(({ id, vaccines }) => [id, vaccines.join()])).toEqual([
      [combined.id, 'dtap,hepb,ipv'],
      [hib, 'hib'],
    ]);
    expect(rowOf(plan, 'hepb', 1).doseId).toBe(combined.id);
  });

  test('may fill the rows of the plan that the new one is meant for', async () => {
    const { plan, send, hepb, ipv, dtap } = await withSingleDoses();
    const fills = [rowOf(plan, 'hepb', 1).id, rowOf(plan, 'ipv', 1).id, rowOf(plan, 'dtap', 1).id];
    const anew = { id: newId(), cvx: '110', ...on, fills };

    const answer = await send({ doses: [anew], replaces: [dtap, hepb, ipv].map(seen) });

    expect(answer).toMatchObject({ status: 201, body: { doses: [{ cvx: null }, { id: anew.id, cvx: '110' }] } });
  });

  test.each([
    { why: 'its day is still to come', wrong: { givenOn: '2026-11-22' }, status: 422 },
    { why: 'it was corrected meanwhile', wrong: { version: 2 }, status: 409 },
    { why: 'it may be a second one', wrong: { cvx: '120' }, status: 409 },
  ])('all stay when it is refused because $why', async ({ wrong, status }) => {
    const { house, send, combined, hepb, ipv } = await withSingleDoses();
    const before = await storedCare(house.db);

    const answer = await send({ doses: [{ ...combined, ...wrong }], replaces: [seen(hepb), seen(ipv)] });

    expect(answer.status).toBe(status);
    expect(await storedCare(house.db)).toEqual(before);
  });

  test('all stay when another parent has changed one of them meanwhile, and the plan is returned as it is now', async () => {
    const { house, child, coParent, send, combined, hepb, ipv } = await withSingleDoses();
    const params = { childId: child.id, doseId: ipv };
    const current = await coParent.call(changeDose, {
      params,
      body: { ...on, vaccine: 'ipv', lot: 'B4821', version: 1 },
    });
    const before = await storedCare(house.db);

    const answer = await send({ doses: [combined], replaces: [seen(hepb), seen(ipv)] });

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { doses: current.doses } },
    });
    expect(await storedCare(house.db)).toEqual(before);
  });

  test('that are gone already are no obstacle: sent again, it answers as the first time', async () => {
    const { child, coParent, send, combined, hepb, ipv } = await withSingleDoses();
    await coParent.call(removeDose, { params: { childId: child.id, doseId: hepb }, body: { version: 1 } });
    const body = { doses: [combined], replaces: [seen(hepb), seen(ipv)] };

    const [first, again] = [await send(body), await send(body)];

    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
  });

  test('are never those of a sibling', async () => {
    const family = await withSingleDoses();
    const sibling = await aChild(family, family.parent, { first_name: 'Noah' });
    await aPlan({ ...family, child: sibling });
    const { doses } = await marked({ ...family, child: sibling }, [{ id: newId(), vaccine: 'hepb', ...on }]);

    await family.send({ doses: [family.combined], replaces: [family.hepb, family.ipv, doses[0]?.id ?? ''].map(seen) });

    expect((await aPlan({ ...family, child: sibling })).doses).toEqual(doses);
  });

  test('cannot be recorded by the same request', async () => {
    const { house, send, combined } = await withSingleDoses();
    const before = await storedCare(house.db);

    const answer = await send({ doses: [combined], replaces: [seen(combined.id)] });

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [{ name: 'replaces.0.id' }] } });
    expect(await storedCare(house.db)).toEqual(before);
  });
});
