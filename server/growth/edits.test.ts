import { describe, expect, test } from 'vitest';
import { changeMe } from '#contract/accounts/me.ts';
import { changeChild } from '#contract/children.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily, aMeasurement, aPerson, tie } from '#testing/family.ts';

const atThreeMonths = { measuredOn: '2026-10-20', weightKg: 5.9, heightCm: 60.1, headCm: 39.6 };

describe('[GRO-01] a value that looks unusual', () => {
  test('is asked about, and saved once a parent confirms it', async () => {
    const { parent, child } = await aFamily();
    const params = { childId: child.id };
    const heavy = { measuredOn: '2026-10-20', weightKg: 65 };

    const question = await parent.ask(measurementEndpoints.add, { params, body: heavy });
    const answer = await parent.call(measurementEndpoints.add, { params, body: { ...heavy, keep: ['weightKg'] } });

    expect(question).toMatchObject({
      status: 409,
      body: { code: 'unlikely-value', fields: [{ name: 'weightKg', message: 'Is 65\u00a0kg right?' }] },
    });
    expect(answer.kept).toEqual(['weightKg']);
    expect(await parent.call(measurementEndpoints.list, { params })).toEqual([answer]);
  });

  test.each([
    { bornOn: '2023-07-19', weightKg: 65, growthReference: 'cdc' },
    { bornOn: '2023-07-19', weightKg: 65, growthReference: 'who' },
    { bornOn: '2018-07-19', weightKg: 120, growthReference: 'cdc' },
    { bornOn: '2018-07-19', weightKg: 120, growthReference: 'who' },
  ] as const)(
    'is asked about after 24 months too: $weightKg kg of a child born on $bornOn, with the lines of $growthReference',
    async ({ bornOn, weightKg, growthReference }) => {
      const home = await aFamily();
      const { parent } = home;
      await parent.call(changeMe, { body: { growthReference, version: 1 } });
      const child = await aChild(home, parent, { born_on: day(bornOn) });

      const body = { measuredOn: '2026-10-20', weightKg };
      const answer = await parent.ask(measurementEndpoints.add, { params: { childId: child.id }, body });

      expect(answer).toMatchObject({ status: 409, body: { code: 'unlikely-value', fields: [{ name: 'weightKg' }] } });
    },
  );

  const newborn = { born_on: day('2026-11-10'), birth_weight_g: 4000, birth_weight_text: null };

  test.each([
    { measuredOn: '2026-11-11', weightKg: 3.4, status: 201 },
    { measuredOn: '2026-11-11', weightKg: 3.399, status: 409 },
    { measuredOn: '2026-11-14', weightKg: 3, status: 409 },
    { measuredOn: '2026-11-10', weightKg: 3.3, status: 201 },
    { measuredOn: '2026-11-19', weightKg: 3.5, status: 201 },
  ])('a newborn of 4 kg with $weightKg kg on $measuredOn is answered $status', async ({ status, ...body }) => {
    const home = await aFamily();
    const child = await aChild(home, home.parent, newborn);
    const params = { childId: child.id };

    const answer = await home.parent.ask(measurementEndpoints.add, { params, body });

    expect(answer.status).toBe(status);
  });

  test('a newborn’s large loss is stored once a parent confirms it', async () => {
    const home = await aFamily();
    const child = await aChild(home, home.parent, newborn);
    const body = { measuredOn: '2026-11-14', weightKg: 3 };

    const asked = await home.parent.ask(measurementEndpoints.add, { params: { childId: child.id }, body });
    const kept = await home.parent.call(measurementEndpoints.add, {
      params: { childId: child.id },
      body: { ...body, keep: ['weightKg'] },
    });

    expect(asked).toMatchObject({ body: { code: 'unlikely-value', fields: [{ name: 'weightKg' }] } });
    expect(kept.kept).toEqual(['weightKg']);
  });

  test('a newborn’s loss is asked about, too, when the birth weight is the one measured on the day of birth', async () => {
    const home = await aFamily();
    const child = await aChild(home, home.parent, { born_on: day('2026-11-10'), birth_weight_g: null });
    const params = { childId: child.id };
    await home.parent.call(measurementEndpoints.add, { params, body: { measuredOn: '2026-11-10', weightKg: 4 } });

    const lighter = await home.parent.ask(measurementEndpoints.add, {
      params,
      body: { measuredOn: '2026-11-14', weightKg: 3.3 },
    });

    expect(lighter).toMatchObject({ status: 409, body: { code: 'unlikely-value', fields: [{ name: 'weightKg' }] } });
  });

  test('is not asked about again once confirmed, when something else is changed', async () => {
    const { parent, child } = await aFamily();
    const childId = child.id;
    const heavy = { measuredOn: '2026-10-20', weightKg: 65 };
    const { id } = await parent.call(measurementEndpoints.add, {
      params: { childId },
      body: { ...heavy, keep: ['weightKg'] },
    });
    const params = { childId, measurementId: id };

    const noted = await parent.call(measurementEndpoints.change, {
      params,
      body: { ...heavy, note: 'Asked twice.', version: 1 },
    });
    const other = await parent.ask(measurementEndpoints.change, {
      params,
      body: { ...heavy, weightKg: 66, version: 2 },
    });

    expect(noted).toMatchObject({ kept: ['weightKg'], version: 2 });
    expect(other).toMatchObject({ status: 409, body: { code: 'unlikely-value' } });
  });

  test('stays unconfirmed if it was never asked about', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const { id } = await aMeasurement(home, child, parent, { weight_g: 65_000, weight_text: null });

    const body = { measuredOn: '2026-09-19', weightKg: 65, note: 'From the old booklet.', version: 1 };
    const noted = await parent.call(measurementEndpoints.change, {
      params: { childId: child.id, measurementId: id },
      body,
    });

    expect(noted).toMatchObject({ note: 'From the old booklet.', kept: [] });
  });

  test('a usual value leaves nothing to keep', async () => {
    const { parent, child } = await aFamily();

    const body = { ...atThreeMonths, keep: ['weightKg' as const] };
    const added = await parent.call(measurementEndpoints.add, { params: { childId: child.id }, body });

    expect(added.kept).toEqual([]);
  });

  test('a child born at 33 weeks is small for its age from birth without being asked about it', async () => {
    const home = await aFamily();
    const early = await aChild(home, home.parent, { gestation_days: 33 * 7, birth_weight_g: 1300 });
    const params = { childId: early.id };
    const small = { measuredOn: '2026-09-19', weightKg: 1.4 };

    const ofEarly = await home.parent.ask(measurementEndpoints.add, { params, body: small });
    const ofMaya = await home.parent.ask(measurementEndpoints.add, { params: { childId: home.child.id }, body: small });

    expect(ofEarly.status).toBe(201);
    expect(ofMaya).toMatchObject({ status: 409, body: { code: 'unlikely-value' } });
  });
});

describe('[GRO-01] changing and removing a measurement', () => {
  test('an edit replaces everything and says who made it', async () => {
    const home = await aFamily();
    const { clock, parent, coParent, child } = home;
    const { id } = await aMeasurement(home, child, parent);
    clock.goOn({ days: 1 });

    const params = { childId: child.id, measurementId: id };
    const changed = await coParent.call(measurementEndpoints.change, {
      params,
      body: { ...atThreeMonths, version: 1 },
    });

    expect(changed).toMatchObject({
      ...atThreeMonths,
      weightText: null,
      position: null,
      place: null,
      madeBy: { id: parent.id },
      changedBy: { id: coParent.id },
      changedAt: clock.now().toISOString(),
      version: 2,
    });
  });

  test('[GRO-02] saving without a change changes nothing, not even an age that was given in months', async () => {
    const { clock, parent, coParent, child } = await aFamily();
    const params = { childId: child.id };
    const before = await parent.call(measurementEndpoints.add, {
      params,
      body: { ageMonths: 2, weightKg: 5, weightText: '5 kg' },
    });
    clock.goOn({ hours: 1 });

    const body = { measuredOn: before.measuredOn, weightKg: 5, weightText: '5 kg', version: 1 };
    const after = await coParent.call(measurementEndpoints.change, {
      params: { ...params, measurementId: before.id },
      body,
    });

    expect(after).toEqual(before);
  });

  test('sent again, since no answer came, is answered as saved and not made twice', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const { id } = await aMeasurement(home, child, parent);
    const params = { childId: child.id, measurementId: id };
    const body = { ...atThreeMonths, version: 1 };
    const saved = await parent.call(measurementEndpoints.change, { params, body });

    const again = await parent.call(measurementEndpoints.change, { params, body });

    expect(again).toEqual(saved);
    expect(saved.version).toBe(2);
  });

  test('of two tabs the later one gets the stored values, and nothing of it is written', async () => {
    const home = await aFamily();
    const { parent, coParent, child } = home;
    const { id } = await aMeasurement(home, child, parent);
    const params = { childId: child.id, measurementId: id };
    const stored = await parent.call(measurementEndpoints.change, { params, body: { ...atThreeMonths, version: 1 } });

    const edit = await coParent.ask(measurementEndpoints.change, {
      params,
      body: { ...atThreeMonths, weightKg: 6, version: 1 },
    });
    const removal = await coParent.ask(measurementEndpoints.remove, { params, body: { version: 1 } });

    expect(edit).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: stored } });
    expect(removal).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: stored } });
    expect(await parent.call(measurementEndpoints.list, { params })).toEqual([stored]);
  });

  test('a removed measurement is gone, and gone a second time', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const { id } = await aMeasurement(home, child, parent);
    const params = { childId: child.id, measurementId: id };

    await parent.call(measurementEndpoints.remove, { params, body: { version: 1 } });
    const again = await parent.ask(measurementEndpoints.remove, { params, body: { version: 1 } });

    expect(await parent.call(measurementEndpoints.list, { params })).toEqual([]);
    expect(again).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('a measurement of another child is not found, even among one’s own', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const sibling = await aChild(home, parent, { first_name: 'Noah' });
    const { id } = await aMeasurement(home, sibling, parent);

    const params = { childId: child.id, measurementId: id };
    const answer = await parent.ask(measurementEndpoints.change, { params, body: { ...atThreeMonths, version: 1 } });

    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

test('[GRO-01] a stored text stays as typed, even if it would be refused today', async () => {
  const home = await aFamily();
  const facts = {
    weight_g: 5216,
    weight_text: '10 lb 24 oz',
    height_tenth_mm: null,
    height_text: null,
    position: null,
  };
  const { id } = await aMeasurement(home, home.child, home.parent, { ...facts, head_tenth_mm: null, head_text: null });

  const body = { measuredOn: day('2026-09-19'), weightKg: 5.216, weightText: '10 lb 24 oz', note: 'Old', version: 1 };
  const params = { childId: home.child.id, measurementId: id };

  expect(await home.parent.call(measurementEndpoints.change, { params, body })).toMatchObject({
    weightText: '10 lb 24 oz',
    note: 'Old',
  });
});

test('[CHILD-02] so does a birth weight', async () => {
  const home = await aFamily();
  const stored = { birth_weight_g: 3629, birth_weight_text: '7 lb 16 oz' };
  const child = await aChild(home, home.parent, stored);

  const body = { firstName: 'Mia', bornOn: child.bornOn, gender: 'female' as const, version: 1 };
  const changed = await home.parent.call(changeChild, {
    params: { childId: child.id },
    body: { ...body, birthWeightKg: 3.629, birthWeightText: '7 lb 16 oz' },
  });

  expect(changed).toMatchObject({ firstName: 'Mia', birthWeightText: '7 lb 16 oz' });
});

describe('where the day has begun for one parent and not for the other', () => {
  async function aMeasurementOfTomorrow() {
    const home = await aFamily();
    const lin = await aPerson(home, 'Lin Sato', { time_zone: 'Asia/Tokyo' });
    await tie(home, home.child, lin);
    const params = { childId: home.child.id };
    const added = await lin.call(measurementEndpoints.add, {
      params,
      body: { measuredOn: day('2026-11-22'), weightKg: 6.9 },
    });
    return { ...home, params, added };
  }

  test('[GRO-01] the other can add a note to what was entered', async () => {
    const { parent, params, added } = await aMeasurementOfTomorrow();

    const body = { measuredOn: added.measuredOn, weightKg: 6.9, note: 'After lunch', version: 1 };
    const noted = await parent.call(measurementEndpoints.change, {
      params: { ...params, measurementId: added.id },
      body,
    });

    expect(noted).toMatchObject({ measuredOn: '2026-11-22', note: 'After lunch' });
  });

  test('[GRO-01] but cannot move a measurement to that day', async () => {
    const { parent, params, added } = await aMeasurementOfTomorrow();

    const body = { measuredOn: day('2026-11-23'), weightKg: 6.9, version: 1 };
    const answer = await parent.ask(measurementEndpoints.change, {
      params: { ...params, measurementId: added.id },
      body,
    });

    expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: 'measuredOn' }] } });
  });

  test('[CHILD-02] the other can correct the child, also its date of birth', async () => {
    const { parent, child, params } = await aMeasurementOfTomorrow();

    const facts = { firstName: 'Mia', gender: 'female' as const, version: 1 };
    await parent.call(changeChild, { params, body: { ...facts, bornOn: child.bornOn } });
    const corrected = await parent.call(changeChild, {
      params,
      body: { ...facts, bornOn: day('2026-07-18'), version: 2 },
    });

    expect(corrected).toMatchObject({ firstName: 'Mia', bornOn: '2026-07-18' });
  });

  test('[CHILD-02] the other can correct the name of a child born there today', async () => {
    const home = await aFamily();
    const child = await aChild(home, home.parent, { born_on: day('2026-11-22') });

    const body = { firstName: 'Mia', bornOn: child.bornOn, gender: 'female' as const, version: 1 };

    expect(await home.parent.call(changeChild, { params: { childId: child.id }, body })).toMatchObject({
      firstName: 'Mia',
    });
  });
});
