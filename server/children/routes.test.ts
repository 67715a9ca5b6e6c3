import { describe, expect, test } from 'vitest';
import { addChild, changeChild, listChildren, readChild, removeChild, type NewChild } from '#contract/children.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { day } from '#domain/time/day.ts';
import { newId } from '#server/db/id.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { aChild, aFamily, aMeasurement, aPerson, tie } from '#testing/family.ts';
import { aHouseWithFreshLimits, noLimits } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { mostChildren } from './rules.ts';

const noah: NewChild = { firstName: 'Noah', lastName: null, bornOn: day('2026-11-02'), gender: 'male' };
const maya = { firstName: 'Maya', lastName: 'Brooks', bornOn: '2026-07-19', gender: 'female' as const };

describe('[CHILD-04] adding a child', () => {
  test('the parent who adds a child is its primary parent and may edit it', async () => {
    const { parent } = await aFamily();

    const child = await parent.call(addChild, { body: noah });

    expect(child).toMatchObject({ fullName: 'Noah', isPrimary: true, may: 'edit', version: 1 });
    expect(child.madeBy).toEqual({ id: parent.id, name: parent.name });
    expect(await parent.call(readChild, { params: { childId: child.id } })).toEqual(child);
  });

  test('the same form sent twice makes one child', async () => {
    const { parent } = await aFamily();
    const body = { ...noah, id: newId() };

    const [first, second] = await Promise.all([parent.ask(addChild, { body }), parent.ask(addChild, { body })]);

    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect((await parent.call(listChildren, {})).children).toHaveLength(2);
  });

  test('another child under the same id: You are already registered as a parent for this child.', async () => {
    const { parent, child } = await aFamily();
    const stored = await parent.call(readChild, { params: { childId: child.id } });

    const answer = await parent.post('/api/children', { ...noah, id: child.id });

    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'already-exists',
        title: 'You are already registered as a parent for this child.',
        current: stored,
      },
    });
  });

  test('under the id of a child of others is answered as under one of nobody’s, to whoever knows it', async () => {
    const { stranger, removed, child } = await aFamily();

    for (const person of [stranger, removed]) {
      for (const id of [child.id, newId()]) {
        const added = await person.call(addChild, { body: { ...noah, id } });

        expect(added).toMatchObject({ firstName: 'Noah', isPrimary: true });
        expect(added.id).not.toBe(id);
        expect(await person.call(addChild, { body: { ...noah, id } })).toEqual(added);
      }
    }
  });

  test('under the id of a child of others leaves that child alone', async () => {
    const { parent, stranger, child } = await aFamily();
    const before = await parent.call(listChildren, {});

    await stranger.post('/api/children', { ...noah, id: child.id });

    expect(await parent.call(listChildren, {})).toEqual(before);
  });

  test('an account sees at most a hundred children', async () => {
    const home = await aFamily();
    const grandmother = await aPerson(home, 'Ada Many');
    for (let n = 0; n < mostChildren; n += 1) await aChild(home, grandmother, { first_name: `Child ${n}` });

    const answer = await grandmother.post('/api/children', noah);

    expect(answer).toMatchObject({ status: 413, body: { title: 'An account can have at most 100 children.' } });
  });
});

test('[CHILD-02] an account adds at most twenty children a day', async () => {
  const home = await aHouseWithFreshLimits({ limits: { ...noLimits, newChildren: realLimits.newChildren } });
  const { stranger } = await aFamily(home);
  for (let n = 0; n < 20; n += 1) expect((await stranger.post('/api/children', noah)).status).toBe(201);

  expect(await stranger.post('/api/children', noah)).toMatchObject({ status: 429, body: { code: 'slow-down' } });
  home.clock.goOn({ days: 1 });
  expect((await stranger.post('/api/children', noah)).status).toBe(201);
});

test('[CHILD-02] an account removes so many children a day, since the id of each is kept for months', async () => {
  const home = await aHouseWithFreshLimits({ limits: { ...noLimits, removedChildren: { most: 1, windowS: 86_400 } } });
  const family = await aFamily(home);
  const { parent, child } = family;
  const other = await aChild(family, parent, { first_name: 'Noah' });

  const answers = [
    await parent.delete(`/api/children/${child.id}`, { firstName: 'Wrong' }),
    await parent.delete(`/api/children/${child.id}`, { firstName: child.firstName }),
    await parent.delete(`/api/children/${other.id}`, { firstName: 'Noah' }),
  ];

  expect(answers).toMatchObject([{ status: 422 }, { status: 200 }, { status: 429, body: { code: 'slow-down' } }]);
});

describe('[CHILD-02] a child’s facts', () => {
  const accepted = { status: 201 };
  const refused = { status: 422, body: { code: 'bad-input', fields: [{ name: 'bornOn' }] } };

  test.each([
    { zone: 'Asia/Tokyo', bornOn: '2026-11-22', outcome: accepted },
    { zone: 'America/New_York', bornOn: '2026-11-22', outcome: refused },
    { zone: 'America/New_York', bornOn: '2026-11-21', outcome: accepted },
    { zone: 'America/New_York', bornOn: '1900-01-01', outcome: accepted },
    { zone: 'America/New_York', bornOn: '1899-12-31', outcome: refused },
  ])(
    'born on $bornOn, added on November 21 at 15:00 UTC in $zone: $outcome.status',
    async ({ zone, bornOn, outcome }) => {
      const home = await aFamily();
      const parent = await aPerson(home, 'Lin Sato', { time_zone: zone });
      home.clock.set('2026-11-21T15:00:00.000Z');

      const answer = await parent.post('/api/children', { ...noah, bornOn });

      expect(answer).toMatchObject(outcome);
    },
  );

  test('an edit says who made it, and counts', async () => {
    const { clock, parent, coParent, child } = await aFamily();
    clock.goOn({ hours: 1 });

    const changed = await coParent.call(changeChild, {
      params: { childId: child.id },
      body: { ...maya, lastName: 'Brooks-Hale', birthWeightKg: 3.374, birthWeightText: '7 lb 7 oz', version: 1 },
    });

    expect(changed).toMatchObject({
      fullName: 'Maya Brooks-Hale',
      birthWeightKg: 3.374,
      birthWeightText: '7 lb 7 oz',
      madeBy: { id: parent.id },
      changedBy: { id: coParent.id, name: 'Daniel Brooks' },
      changedAt: clock.now().toISOString(),
      version: 2,
    });
  });

  test('saving without a change changes nothing', async () => {
    const { clock, coParent, child } = await aFamily();
    clock.goOn({ hours: 1 });
    const params = { childId: child.id };
    const before = await coParent.call(readChild, { params });

    const body = { ...maya, birthWeightKg: 3.41, birthWeightText: '3.41 kg', version: 1 };
    const after = await coParent.call(changeChild, { params, body });

    expect(after).toEqual(before);
  });

  test('an edit that is sent again, since no answer came, is answered as saved', async () => {
    const { coParent, child } = await aFamily();
    const request = { params: { childId: child.id }, body: { ...maya, firstName: 'Mayah', version: 1 } };
    const saved = await coParent.call(changeChild, request);

    expect(await coParent.call(changeChild, request)).toEqual(saved);
  });

  test('the later of two edits gets the stored values', async () => {
    const { parent, coParent, child } = await aFamily();
    const params = { childId: child.id };
    const stored = await parent.call(changeChild, { params, body: { ...maya, firstName: 'Mayah', version: 1 } });

    const late = await coParent.ask(changeChild, { params, body: { ...maya, firstName: 'Maia', version: 1 } });

    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect(late.body).toHaveProperty('current.firstName', 'Mayah');
    expect(await parent.call(readChild, { params })).toEqual(stored);
  });

  test('a birth weight whose text says something else is refused', async () => {
    const { parent } = await aFamily();

    const answer = await parent.post('/api/children', { ...noah, birthWeightKg: 3.4, birthWeightText: '4.3 kg' });

    expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: 'birthWeightText' }] } });
  });

  test('[GRO-01] a day of birth after a measurement is refused; one known by age alone moves along', async () => {
    const { parent, child } = await aFamily();
    const params = { childId: child.id };
    await parent.call(measurementEndpoints.add, { params, body: { ageMonths: 2, weightKg: 5 } });

    await parent.call(changeChild, { params, body: { ...maya, bornOn: '2026-07-09', version: 1 } });
    const [moved] = await parent.call(measurementEndpoints.list, { params });
    await parent.call(measurementEndpoints.add, { params, body: { measuredOn: '2026-07-20', weightKg: 3.4 } });
    const tooLate = await parent.ask(changeChild, { params, body: { ...maya, bornOn: '2026-07-21', version: 2 } });

    expect(moved).toMatchObject({ measuredOn: '2026-09-08', ageMonths: 2, ageGivenInMonthsOnly: true, version: 2 });
    expect(tooLate).toMatchObject({ status: 422, body: { fields: [{ name: 'bornOn' }] } });
    expect(tooLate.body).toHaveProperty('fields.0.message', 'There is a measurement of July 20, 2026');
    expect((await parent.call(measurementEndpoints.list, { params }))[1]).toEqual(moved);
  });
});

describe('[CHILD-05] removing a child', () => {
  test('removes everything stored about it, and nothing else', async () => {
    const home = await aFamily();
    const { house, parent, child } = home;
    const other = await aChild(home, parent, { first_name: 'Noah' });
    await aMeasurement(home, other, parent);
    const without = await storedRows(house.db);
    await aMeasurement(home, child, parent);

    await parent.call(removeChild, { params: { childId: child.id }, body: { firstName: ' maya ' } });
    await workOff(home);

    const left = await storedRows(house.db);
    expect(JSON.stringify(left)).not.toContain(child.id);
    expect(left['measurements']).toEqual(without['measurements']);
    expect(left['users']).toEqual(without['users']);
  });

  test('needs the first name, typed', async () => {
    const { house, parent, child } = await aFamily();
    const before = await storedRows(house.db);

    const answer = await parent.delete(`/api/children/${child.id}`, { firstName: 'May' });

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [{ name: 'firstName' }] } });
    expect(await storedRows(house.db)).toEqual(before);
  });

  test('a co-parent cannot', async () => {
    const { coParent, child } = await aFamily();

    const answer = await coParent.delete(`/api/children/${child.id}`, { firstName: 'Maya' });

    expect(answer).toMatchObject({ status: 403, body: { title: 'Only the primary parent can remove a child.' } });
  });
});

test('each parent sees their own tie to the child', async () => {
  const home = await aFamily();
  const aunt = await aPerson(home, 'Ines Brooks');
  await tie(home, home.child, aunt, { may: 'view' });

  const { children } = await aunt.call(listChildren, {});

  expect(children).toMatchObject([{ id: home.child.id, relationship: 'guardian', isPrimary: false, may: 'view' }]);
});
