import { describe, expect, test } from 'vitest';
import { changePlannedDose } from '#contract/vaccines/changes.ts';
import { aFamily } from '#testing/family.ts';
import { aPlan, marked, rowOf, storedCare } from '#testing/vaccines/stored-vaccines.ts';

describe('[VAX-03] a row that is completed', () => {
  test('is marked once when it is marked again, and returned as it is now to who saw it open and has another day', async () => {
    const family = await aFamily();
    const params = { childId: family.child.id, plannedDoseId: rowOf(await aPlan(family), 'hepb', 1).id };
    const first = { completed: true, givenOn: '2026-07-19', version: 1 };
    const plan = await family.parent.call(changePlannedDose, { params, body: first });

    const again = await family.parent.call(changePlannedDose, { params, body: first });
    const other = await family.coParent.ask(changePlannedDose, { params, body: { ...first, givenOn: '2026-07-20' } });

    expect(again).toEqual(plan);
    const current = rowOf(plan, 'hepb', 1);
    expect(other).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current } });
  });

  test('is given the other day when it is marked again with it, and keeps what was written down', async () => {
    const family = await aFamily();
    const dose = { givenOn: '2026-07-19', cvx: '08', lot: 'A1204', place: 'Green Street', site: 'left-thigh' as const };
    const row = rowOf(await marked(family, [dose]), 'hepb', 1);
    const params = { childId: family.child.id, plannedDoseId: row.id };
    const body = { completed: true, givenOn: '2026-07-20', notes: 'It was the day after.', version: row.version };

    const plan = await family.coParent.call(changePlannedDose, { params, body });
    const again = await family.coParent.call(changePlannedDose, { params, body });

    expect(rowOf(plan, 'hepb', 1)).toMatchObject({
      id: row.id,
      completedDate: '2026-07-20 00:00:00',
      notes: 'It was the day after.',
    });
    expect(plan.doses).toMatchObject([
      { id: row.doseId, ...dose, givenOn: '2026-07-20', changedBy: { id: family.coParent.id }, version: 2 },
    ]);
    expect(again).toEqual(plan);
  });

  test('is given a day in place of the month when it is marked again', async () => {
    const family = await aFamily();
    const row = rowOf(await marked(family, [{ givenOn: null, givenIn: '2026-07', cvx: '08' }]), 'hepb', 1);
    const params = { childId: family.child.id, plannedDoseId: row.id };

    const body = { completed: true, givenOn: '2026-07-20', version: row.version };
    const plan = await family.parent.call(changePlannedDose, { params, body });

    expect(plan.doses).toMatchObject([{ id: row.doseId, givenOn: '2026-07-20', givenIn: null }]);
  });

  test.each([
    { why: 'before birth', givenOn: '2026-07-18', answer: { status: 422, body: { fields: [{ name: 'givenOn' }] } } },
    { why: 'in the future', givenOn: '2026-11-22', answer: { status: 422, body: { fields: [{ name: 'givenOn' }] } } },
    {
      why: 'of another dose of its vaccine',
      givenOn: '2026-09-19',
      answer: {
        status: 409,
        body: {
          code: 'already-exists',
          title: 'HepB is already marked as given on September 19, 2026.',
          fields: [{ name: 'isAnother' }],
        },
      },
    },
  ])('is not moved to a day $why', async ({ givenOn, answer }) => {
    const family = await aFamily();
    const given = { cvx: '08' };
    const plan = await marked(family, [
      { ...given, givenOn: '2026-07-19' },
      { ...given, givenOn: '2026-09-19' },
    ]);
    const { id: plannedDoseId, version } = rowOf(plan, 'hepb', 1);
    const params = { childId: family.child.id, plannedDoseId };
    const before = await storedCare(family.house.db);

    const refused = await family.parent.ask(changePlannedDose, {
      params,
      body: { completed: true, givenOn, notes: 'Left thigh.', version },
    });

    expect(refused).toMatchObject(answer);
    expect(await storedCare(family.house.db)).toEqual(before);
  });

  test.each([{ completed: false }, {}])('has no day without being completed: %o', async (marking) => {
    const family = await aFamily();
    const { id: plannedDoseId, version } = rowOf(
      await marked(family, [{ givenOn: '2026-09-19', cvx: '120' }]),
      'hib',
      1,
    );
    const params = { childId: family.child.id, plannedDoseId };
    const before = await storedCare(family.house.db);

    const body = { ...marking, givenOn: '2026-09-20', version };
    const answer = await family.parent.ask(changePlannedDose, { params, body });

    const fields = [{ name: 'givenOn', message: 'Mark the dose completed to give its day' }];
    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields } });
    expect(await storedCare(family.house.db)).toEqual(before);
  });
});
