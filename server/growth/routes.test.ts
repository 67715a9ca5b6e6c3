import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { measurementEndpoints } from '#contract/growth.ts';
import { ageMonths, dayFromAgeMonths } from '#domain/time/age.ts';
import { day } from '#domain/time/day.ts';
import { newId } from '#server/db/id.ts';
import { aChild, aFamily, aMeasurement, aPerson } from '#testing/family.ts';
import { addManyMeasurements } from '#testing/db/rows.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { measurementLimit } from './rules.ts';

const atThreeMonths = { measuredOn: '2026-10-20', weightKg: 5.9, heightCm: 60.1, headCm: 39.6 };

describe('[GRO-01] adding a measurement', () => {
  test('stores the text as typed, the values, who entered it and when', async () => {
    const { clock, coParent, child } = await aFamily();

    const added = await coParent.call(measurementEndpoints.add, {
      params: { childId: child.id },
      body: {
        measuredOn: '2026-10-20',
        weightKg: 5.925,
        weightText: '13 lb 1 oz',
        heightCm: 60.96,
        heightText: '24 in',
        position: 'lying',
        place: 'doctor',
        note: ' Slept badly. ',
      },
    });

    expect(added).toEqual({
      id: added.id,
      childId: child.id,
      measuredOn: '2026-10-20',
      ageMonths: 3,
      ageGivenInMonthsOnly: false,
      weightKg: 5.925,
      weightText: '13 lb 1 oz',
      heightCm: 60.96,
      heightText: '24 in',
      position: 'lying',
      headCm: null,
      headText: null,
      place: 'doctor',
      note: 'Slept badly.',
      kept: [],
      madeBy: { id: coParent.id, name: 'Daniel Brooks' },
      madeAt: clock.now().toISOString(),
      changedBy: { id: coParent.id, name: 'Daniel Brooks' },
      changedAt: clock.now().toISOString(),
      version: 1,
    });
  });

  test('a bare number is stored with the unit of the account', async () => {
    const home = await aFamily();
    const parent = await aPerson(home, 'Lin Sato', { units: 'us' });
    const child = await aChild(home, parent);

    const body = { measuredOn: '2026-10-20', weightKg: 5.897, weightText: '13', headCm: 39.5, headText: '39.5 cm' };
    const added = await parent.call(measurementEndpoints.add, { params: { childId: child.id }, body });

    expect(added).toMatchObject({ weightText: '13 lb', headText: '39.5 cm' });
  });

  test('the same measurement sent again answers as the first time, another one under its id is refused', async () => {
    const { parent, child } = await aFamily();
    const params = { childId: child.id };
    const body = { id: newId(), ...atThreeMonths };

    const [first, again] = await Promise.all([
      parent.ask(measurementEndpoints.add, { params, body }),
      parent.ask(measurementEndpoints.add, { params, body }),
    ]);
    const other = await parent.ask(measurementEndpoints.add, { params, body: { ...body, weightKg: 6.1 } });

    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists', current: first.body } });
    expect(await parent.call(measurementEndpoints.list, { params })).toEqual([first.body]);
  });

  test.each([
    { why: 'before birth', body: { ...atThreeMonths, measuredOn: '2026-07-18' }, field: 'measuredOn' },
    { why: 'tomorrow', body: { ...atThreeMonths, measuredOn: '2026-11-22' }, field: 'measuredOn' },
    { why: 'an age not reached yet', body: { ageMonths: 5, weightKg: 6 }, field: 'ageMonths' },
    { why: 'an age of another day', body: { ...atThreeMonths, ageMonths: 2 }, field: 'ageMonths' },
    { why: 'no value', body: { measuredOn: '2026-10-20', note: 'Forgot.' }, field: 'weightKg' },
    { why: 'no day', body: { weightKg: 5.9 }, field: 'measuredOn' },
    { why: 'a weight of nothing', body: { ...atThreeMonths, weightKg: 0 }, field: 'weightKg' },
    { why: 'a head of 71 cm', body: { ...atThreeMonths, headCm: 71 }, field: 'headCm' },
    { why: 'a text that says more', body: { ...atThreeMonths, weightText: '9.5 kg' }, field: 'weightText' },
    { why: 'a text that is no length', body: { ...atThreeMonths, heightText: 'tall' }, field: 'heightText' },
    { why: 'a text without its value', body: { ...atThreeMonths, headCm: null, headText: '39 cm' }, field: 'headText' },
  ])('refuses $why at $field', async ({ body, field }) => {
    const { house, parent, child } = await aFamily();
    const before = await storedRows(house.db);

    const answer = await parent.post(`/api/children/${child.id}/measurements`, body);

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [{ name: field }] } });
    expect(await storedRows(house.db)).toEqual(before);
  });

  test('on the parent’s own today, which the server’s may not be', async () => {
    const home = await aFamily();
    const parent = await aPerson(home, 'Lin Sato', { time_zone: 'Asia/Tokyo' });
    const child = await aChild(home, parent);

    const body = { ...atThreeMonths, measuredOn: '2026-11-22', weightKg: 6.2 };
    const answer = await parent.ask(measurementEndpoints.add, { params: { childId: child.id }, body });

    expect(answer.status).toBe(201);
  });

  test('an age in months alone gives a day of that age', async () => {
    const home = await aFamily();
    const child = await aChild(home, home.parent, { born_on: day('2006-01-31') });
    const params = { childId: child.id };

    const ages = [0, 1, 11, 12, 13, 120, 240].map(async (months) => {
      const added = await home.parent.call(measurementEndpoints.add, {
        params,
        body: { ageMonths: months, headCm: 40, keep: ['headCm'] },
      });
      return added.ageMonths === months && added.ageGivenInMonthsOnly;
    });

    expect(await Promise.all(ages)).not.toContain(false);
    expect(ageMonths(child.bornOn, dayFromAgeMonths(child.bornOn, 240))).toBe(240);
  });

  test('a child has at most 2,000 measurements', async () => {
    const { house, parent, child } = await aFamily();
    await addManyMeasurements(house.db, child, measurementLimit.most);

    const answer = await parent.post(`/api/children/${child.id}/measurements`, atThreeMonths);

    expect(answer).toMatchObject({ status: 413, body: { title: 'A child can have at most 2,000 measurements.' } });
  });
});

test('[API-02] measurements come oldest first, and those of one day in the order in which they were added', async () => {
  const home = await aFamily();
  const { parent, child } = home;
  const added: string[] = [];
  for (const on of ['2026-10-01', '2026-08-01', '2026-09-01', '2026-08-01', '2026-08-01']) {
    home.clock.goOn({ seconds: 1 });
    const { id } = await aMeasurement(home, child, parent, { id: randomUUID(), measured_on: day(on) });
    added.push(id);
  }

  const list = await parent.call(measurementEndpoints.list, { params: { childId: child.id } });

  expect(list.map(({ id }) => added.indexOf(id))).toEqual([1, 3, 4, 2, 0]);
});

test('an entry keeps the parent’s name after the parent is removed from the child', async () => {
  const home = await aFamily();
  await aMeasurement(home, home.child, home.removed);

  const [entry] = await home.parent.call(measurementEndpoints.list, { params: { childId: home.child.id } });

  expect(entry).toMatchObject({ madeBy: { id: home.removed.id, name: 'Colin Hale' } });
});

test('entries of a deleted account stay, without a name', async () => {
  const home = await aFamily();
  await aMeasurement(home, home.child, home.removed);
  await home.house.db.deleteFrom('users').where('id', '=', home.removed.id).execute();

  const [entry] = await home.parent.call(measurementEndpoints.list, { params: { childId: home.child.id } });

  expect(entry).toMatchObject({ weightKg: 5.1, madeBy: null, changedBy: null });
});

test('a day is a day: born and measured on February 29', async () => {
  const home = await aFamily();
  const child = await aChild(home, home.parent, { born_on: day('2024-02-29') });

  const body = { measuredOn: day('2024-02-29'), weightKg: 3.3 };
  const added = await home.parent.call(measurementEndpoints.add, { params: { childId: child.id }, body });

  expect(added).toMatchObject({ measuredOn: '2024-02-29', ageMonths: 0 });
});
