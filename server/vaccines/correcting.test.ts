import { describe, expect, test } from 'vitest';
import { changeDose, changePlannedDose, removeDose } from '#contract/vaccines/changes.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { marked, rowOf, rowsOf, storedCare } from '#testing/vaccines/stored-vaccines.ts';

/** A family whose child has one dose, and how that is addressed. */
async function withADose(given: Parameters<typeof marked>[1][number] = { givenOn: '2026-07-19', cvx: '08' }) {
  const family = await aFamily();
  const plan = await marked(family, [given], family.coParent);
  return { ...family, params: { childId: family.child.id, doseId: plan.doses[0]?.id ?? '' } };
}

describe('[VAX-03] a dose that is corrected', () => {
  test('is judged by its new day, and says who corrected it', async () => {
    const { clock, parent, coParent, params } = await withADose();
    clock.goOn({ minutes: 5 });

    const body = { givenOn: '2026-08-18', cvx: '08', lot: 'A1204', version: 1 };
    const plan = await parent.call(changeDose, { params, body });

    expect(rowOf(plan, 'hepb', 1)).toMatchObject({ completedDate: '2026-08-18 00:00:00' });
    expect(plan.doses).toMatchObject([
      {
        lot: 'A1204',
        madeBy: { id: coParent.id },
        changedBy: { id: parent.id },
        changedAt: clock.now().toISOString(),
        version: 2,
      },
    ]);
  });

  test('keeps its row, with its notes, when an earlier dose is added', async () => {
    const family = await withADose();
    const plan = await marked(family, [{ givenOn: '2026-09-19', cvx: '08' }]);
    const first = rowOf(plan, 'hepb', 1);
    const ofRow = { childId: family.child.id, plannedDoseId: first.id };
    await family.parent.call(changePlannedDose, {
      params: ofRow,
      body: { notes: 'Left thigh.', version: first.version },
    });

    const body = { givenOn: '2026-10-20', cvx: '08', version: 1 };
    const after = await family.parent.call(changeDose, { params: family.params, body });

    expect(rowsOf(after, 'hepb').slice(0, 2)).toEqual(['completed 2026-09-19', 'completed 2026-10-20']);
    expect(rowOf(after, 'hepb', 2)).toMatchObject({ id: first.id, notes: 'Left thigh.', doseId: first.doseId });
  });

  test('keeps the time of marking when its day is unchanged', async () => {
    const family = await withADose({ givenOn: '2026-11-21', vaccine: 'hepb' });
    family.clock.goOn({ days: 2 });

    const body = { givenOn: '2026-11-21', cvx: '08', version: 1 };
    const plan = await family.parent.call(changeDose, { params: family.params, body });

    expect(rowOf(plan, 'hepb', 1).completedDate).toBe('2026-11-21 10:00:00');
  });

  test('leaves the rows of a vaccine that it was not', async () => {
    const family = await withADose({ givenOn: '2026-09-19', cvx: '120' });

    const body = { givenOn: '2026-09-19', cvx: '20', version: 1 };
    const plan = await family.parent.call(changeDose, { params: family.params, body });

    expect(rowsOf(plan, 'dtap')[0]).toBe('completed 2026-09-19');
    expect([rowsOf(plan, 'hib')[0], rowsOf(plan, 'ipv')[0]]).toEqual(['upcoming 2026-09-19', 'upcoming 2026-09-19']);
  });

  test('saved without a change stays as it is', async () => {
    const { house, parent, params } = await withADose();
    const before = await storedCare(house.db);

    await parent.call(changeDose, { params, body: { givenOn: '2026-07-19', cvx: '08', lot: '', version: 1 } });

    expect(await storedCare(house.db)).toEqual(before);
  });

  test('that was changed meanwhile is neither changed nor removed, and is returned as it is now', async () => {
    const { house, parent, coParent, params } = await withADose();
    const body = { givenOn: '2026-07-20', cvx: '08', version: 1 };
    const { doses } = await parent.call(changeDose, { params, body });
    const current = doses.find(({ id }) => id === params.doseId);
    const before = await storedCare(house.db);

    const edit = await coParent.ask(changeDose, { params, body: { ...body, givenOn: '2026-07-21' } });
    const removal = await coParent.ask(removeDose, { params, body: { version: 1 } });

    expect(edit).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current } });
    expect(removal).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current } });
    expect(await storedCare(house.db)).toEqual(before);
  });

  test.each([
    { why: 'a day before birth', body: { givenOn: '2026-07-18', cvx: '08' }, field: 'givenOn' },
    { why: 'tomorrow', body: { givenOn: '2026-11-22', cvx: '08' }, field: 'givenOn' },
    { why: 'a product that nobody knows', body: { givenOn: '2026-07-19', cvx: '999' }, field: 'cvx' },
    { why: 'no vaccine at all', body: { givenOn: '2026-07-19' }, field: 'cvx' },
  ])('refuses $why at $field', async ({ body, field }) => {
    const { house, parent, params } = await withADose();
    const before = await storedCare(house.db);

    const answer = await parent.ask(changeDose, { params, body: { ...body, version: 1 } });

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [{ name: field }] } });
    expect(await storedCare(house.db)).toEqual(before);
  });

  test('to the day of another dose of its vaccine is refused', async () => {
    const family = await withADose();
    await marked(family, [{ givenOn: '2026-09-19', cvx: '110' }]);

    const body = { givenOn: '2026-09-19', cvx: '08', version: 1 };
    const answer = await family.parent.ask(changeDose, { params: family.params, body });

    const title = 'HepB is already marked as given on September 19, 2026.';
    expect(answer).toMatchObject({ status: 409, body: { code: 'already-exists', title } });
  });

  test('of a sibling is not found, though both are one’s own', async () => {
    const family = await withADose();
    const sibling = await aChild(family, family.parent, { first_name: 'Noah' });
    const params = { ...family.params, childId: sibling.id };

    const edit = await family.parent.ask(changeDose, {
      params,
      body: { givenOn: '2026-07-20', cvx: '08', version: 1 },
    });
    const removal = await family.parent.ask(removeDose, { params, body: { version: 1 } });

    expect([edit.status, removal.status]).toEqual([404, 404]);
  });
});

describe('[VAX-03] a dose that is removed', () => {
  test('is gone with what it filled, and gone a second time', async () => {
    const { parent, coParent, params } = await withADose({ givenOn: '2026-09-19', cvx: '120' });

    const plan = await parent.call(removeDose, { params, body: { version: 1 } });
    const again = await coParent.ask(removeDose, { params, body: { version: 1 } });

    expect(plan.doses).toEqual([]);
    expect(plan.planned.filter(({ completed, doseId }) => completed || doseId !== null)).toEqual([]);
    expect(again).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});
