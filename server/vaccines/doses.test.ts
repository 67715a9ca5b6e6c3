import { describe, expect, test } from 'vitest';
import { changeDose, changePlannedDose, removeDose } from '#contract/vaccines/changes.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aPlan, marked, rowOf, rowsOf, storedCare } from '#testing/vaccines/stored-vaccines.ts';

const pentacel = { givenOn: '2026-09-19', cvx: '120' };

describe('[VAX-03] a row that is marked', () => {
  test('is completed now, by the parent who marked it, and later rows move', async () => {
    const family = await aFamily();
    const before = await aPlan(family);
    const row = rowOf(before, 'dtap', 1);
    const params = { childId: family.child.id, plannedDoseId: row.id };

    const plan = await family.coParent.call(changePlannedDose, { params, body: { completed: true, version: 1 } });

    expect(rowOf(plan, 'dtap', 1)).toMatchObject({
      id: row.id,
      status: 'completed',
      dueOn: '2026-09-19',
      completedDate: '2026-11-21 10:00:00',
      doseId: plan.doses[0]?.id,
      madeBy: { id: family.coParent.id },
    });
    expect(rowsOf(plan, 'dtap').slice(0, 2)).toEqual(['completed 2026-11-21', 'upcoming 2026-12-19']);
    expect(plan.doses).toMatchObject([{ givenOn: '2026-11-21', cvx: null, vaccines: ['dtap'] }]);
    expect(plan.shortNames).toEqual({ dtap: 'DTaP' });
  });

  test('is completed on the given day, with its notes', async () => {
    const family = await aFamily();
    const params = { childId: family.child.id, plannedDoseId: rowOf(await aPlan(family), 'hepb', 1).id };
    const body = { completed: true, givenOn: '2026-07-19', notes: ' Left thigh. ', version: 1 };

    const plan = await family.parent.call(changePlannedDose, { params, body });

    expect(rowOf(plan, 'hepb', 1)).toMatchObject({ completedDate: '2026-07-19 00:00:00', notes: 'Left thigh.' });
  });

  test('for a child of 7 years is the vaccine of that age', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2018-01-10') });
    const row = rowOf(await aPlan({ ...family, child }), 'dtap', 1);
    const params = { childId: child.id, plannedDoseId: row.id };

    await family.parent.call(changePlannedDose, { params, body: { completed: true, version: 1 } });

    const doses = family.house.db.selectFrom('doses').select(['vaccine']).where('child_id', '=', child.id);
    expect(row.shortName).toBe('Tdap');
    expect(await doses.execute()).toEqual([{ vaccine: 'tdap' }]);
  });

  test.each(['dtap', 'tdap'])('for a child of 7 years is Tdap, written down as %s', async (vaccine) => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2018-01-10') });
    const { id } = rowOf(await aPlan({ ...family, child }), 'dtap', 1);

    const plan = await marked({ ...family, child }, [{ givenOn: '2026-11-20', vaccine, fills: [id] }]);

    const doses = family.house.db.selectFrom('doses').select(['vaccine']).where('child_id', '=', child.id);
    expect(await doses.execute()).toEqual([{ vaccine: 'tdap' }]);
    expect(rowOf(plan, 'dtap', 1)).toMatchObject({ id, gives: 'tdap', shortName: 'Tdap', completed: true });
    expect(plan.doses).toMatchObject([{ vaccines: ['dtap'], verdicts: [{ counts: true }] }]);
  });

  test('is not unmarked by who has seen it with another day', async () => {
    const family = await aFamily();
    const row = rowOf(await aPlan(family), 'hepb', 1);
    const plan = await marked(family, [{ givenOn: '2026-07-19', cvx: '08' }]);
    const params = { childId: family.child.id, doseId: plan.doses[0]?.id ?? '' };
    const corrected = { givenOn: '2026-07-20', cvx: '08', version: 1 };
    await family.coParent.call(changeDose, { params, body: corrected });

    const answer = await family.parent.ask(changePlannedDose, {
      params: { childId: family.child.id, plannedDoseId: row.id },
      body: { completed: false, version: row.version },
    });

    expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: { completed: true } } });
    expect((await aPlan(family)).doses).toMatchObject([{ givenOn: '2026-07-20' }]);
  });

  test.each([
    { why: 'before birth', givenOn: '2026-07-18', message: 'Date given cannot be before the date of birth' },
    { why: 'in the future', givenOn: '2026-11-22', message: 'Date given cannot be in the future' },
  ])('on a day $why is refused with the field, and nothing is written', async ({ givenOn, message }) => {
    const family = await aFamily();
    const params = { childId: family.child.id, plannedDoseId: rowOf(await aPlan(family), 'hepb', 1).id };
    const before = await storedCare(family.house.db);

    const body = { completed: true, givenOn, notes: 'Left thigh.', version: 1 };
    const answer = await family.parent.ask(changePlannedDose, { params, body });

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [{ name: 'givenOn', message }] } });
    expect(await storedCare(family.house.db)).toEqual(before);
  });

  test.each([
    { given: [], asks: 'When were doses 1 to 2 given?' },
    { given: ['2026-09-19'], asks: 'When was dose 2 given?' },
  ])('after rows that are empty asks for those first: $asks', async ({ given, asks }) => {
    const family = await aFamily();
    await aPlan(family);
    for (const givenOn of given) await marked(family, [{ givenOn, vaccine: 'dtap' }]);
    const params = { childId: family.child.id, plannedDoseId: rowOf(await aPlan(family), 'dtap', 3).id };
    const before = await storedCare(family.house.db);

    const answer = await family.parent.ask(changePlannedDose, { params, body: { completed: true, version: 1 } });

    const fields = [{ name: 'completed', code: 'refused', message: asks }];
    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields } });
    expect(await storedCare(family.house.db)).toEqual(before);
  });

  test('and unmarked is due again, and keeps its notes', async () => {
    const family = await aFamily();
    const before = rowOf(await aPlan(family), 'hepb', 1);
    const params = { childId: family.child.id, plannedDoseId: before.id };
    const body = { completed: true, givenOn: '2026-07-19', notes: 'Left thigh.', version: 1 };
    const { version } = rowOf(await family.parent.call(changePlannedDose, { params, body }), 'hepb', 1);

    const plan = await family.coParent.call(changePlannedDose, { params, body: { completed: false, version } });

    expect(plan.doses).toEqual([]);
    expect(rowOf(plan, 'hepb', 1)).toMatchObject({
      id: before.id,
      completed: false,
      completedDate: null,
      dueOn: '2026-07-19',
      notes: 'Left thigh.',
    });
  });

  test('and unmarked empties all rows of its combination', async () => {
    const family = await aFamily();
    const before = await aPlan(family);
    const plan = await marked(family, [pentacel]);
    const { id: plannedDoseId, version } = rowOf(plan, 'hib', 1);
    const params = { childId: family.child.id, plannedDoseId };

    const after = await family.parent.call(changePlannedDose, { params, body: { completed: false, version } });

    for (const vaccine of ['dtap', 'hib', 'ipv']) expect(rowsOf(after, vaccine)).toEqual(rowsOf(before, vaccine));
  });
});

describe('[VAX-03] notes on a row', () => {
  test('are saved and taken away, with who did it', async () => {
    const family = await aFamily();
    const params = { childId: family.child.id, plannedDoseId: rowOf(await aPlan(family), 'mmr', 1).id };
    family.clock.goOn({ minutes: 5 });

    const noted = await family.coParent.call(changePlannedDose, { params, body: { notes: ' Egg? ', version: 1 } });
    const emptied = await family.parent.call(changePlannedDose, { params, body: { notes: '', version: 2 } });

    expect(rowOf(noted, 'mmr', 1)).toMatchObject({
      notes: 'Egg?',
      completed: false,
      changedBy: { id: family.coParent.id },
      changedAt: family.clock.now().toISOString(),
      version: 2,
    });
    expect(rowOf(emptied, 'mmr', 1)).toMatchObject({ notes: null, changedBy: { id: family.parent.id }, version: 3 });
  });

  test('saved without a change change nothing', async () => {
    const family = await aFamily();
    const params = { childId: family.child.id, plannedDoseId: rowOf(await aPlan(family), 'mmr', 1).id };
    const before = await storedCare(family.house.db);

    await family.coParent.call(changePlannedDose, { params, body: { notes: ' ', version: 1 } });

    expect(await storedCare(family.house.db)).toEqual(before);
  });

  test('that were changed meanwhile stay as they are, and the row is returned as it is now', async () => {
    const family = await aFamily();
    const params = { childId: family.child.id, plannedDoseId: rowOf(await aPlan(family), 'mmr', 1).id };
    const noted = await family.coParent.call(changePlannedDose, { params, body: { notes: 'Egg?', version: 1 } });
    const current = noted.planned.find(({ id }) => id === params.plannedDoseId);
    const before = await storedCare(family.house.db);

    const answer = await family.parent.ask(changePlannedDose, { params, body: { notes: 'Eggs', version: 1 } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current } });
    expect(await storedCare(family.house.db)).toEqual(before);
  });

  test('of another child’s row are not found, though both children are one’s own', async () => {
    const family = await aFamily();
    const sibling = await aChild(family, family.parent, { first_name: 'Noah' });
    const params = { childId: sibling.id, plannedDoseId: rowOf(await aPlan(family), 'mmr', 1).id };

    const answer = await family.parent.ask(changePlannedDose, { params, body: { notes: 'Egg?', version: 1 } });

    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

describe('[VAX-03] doses of a visit', () => {
  test('with a combination fill a row of each of its vaccines, each judged for itself', async () => {
    const family = await aFamily();
    await aPlan(family);

    const facts = { lot: ' U1203AB ', place: 'Green Street Clinic', site: 'left-thigh' as const };
    const plan = await marked(family, [
      { ...pentacel, ...facts },
      { givenOn: '2026-09-19', cvx: '152' },
    ]);

    expect(plan.doses.map(({ vaccines }) => vaccines)).toEqual([['dtap', 'hib', 'ipv'], ['pcv']]);
    expect(plan.doses[0]).toEqual({
      id: expect.any(String),
      givenOn: '2026-09-19',
      givenIn: null,
      likelyOn: '2026-09-19',
      cvx: '120',
      productName: 'Pentacel',
      vaccines: ['dtap', 'hib', 'ipv'],
      lot: 'U1203AB',
      place: 'Green Street Clinic',
      site: 'left-thigh',
      remark: null,
      verdicts: ['dtap', 'hib', 'ipv'].map((vaccine) => {
        return { vaccine, counts: true, isPlain: true, text: 'Counts.', details: [], rule: 'TABLE 6-31' };
      }),
      madeBy: { id: family.parent.id, name: family.parent.name },
      madeAt: '2026-11-21T15:00:00.000Z',
      changedBy: { id: family.parent.id, name: family.parent.name },
      changedAt: '2026-11-21T15:00:00.000Z',
      version: 1,
    });
    for (const vaccine of ['dtap', 'hib', 'ipv', 'pcv']) {
      expect(rowsOf(plan, vaccine)[0]).toBe('completed 2026-09-19');
    }
  });

  test('of an unknown product count as their vaccine', async () => {
    const plan = await marked(await aFamily(), [{ givenOn: '2026-09-19', vaccine: 'pcv' }]);

    expect(plan.doses).toMatchObject([
      { cvx: null, productName: null, vaccines: ['pcv'], verdicts: [{ vaccine: 'pcv', counts: true }] },
    ]);
  });

  test('of a vaccine that is not on the schedule are stored, fill no row, and carry a remark instead of an alert', async () => {
    const family = await aFamily();
    const before = await aPlan(family);

    const plan = await marked(family, [
      { givenOn: '2026-11-21', cvx: '37' },
      { givenOn: '2026-11-21', cvx: '19' },
    ]);

    expect(plan.doses).toMatchObject([
      {
        productName: 'Yellow fever vaccine',
        vaccines: [],
        verdicts: [],
        remark: expect.stringMatching(/^Yellow fever vaccine: for travel/),
      },
      { productName: 'BCG', vaccines: [], verdicts: [], remark: 'BCG: not part of the US schedule.' },
    ]);
    expect(plan.findings).toEqual([]);
    expect(plan.planned.filter(({ completed }) => completed)).toEqual([]);
    expect(rowsOf(plan, 'dtap')).toEqual(rowsOf(before, 'dtap'));
  });

  test('fill rows in order of day, whenever they are entered', async () => {
    const family = await aFamily();
    await aPlan(family);
    const later = await marked(family, [{ givenOn: '2026-11-20', vaccine: 'dtap' }]);

    const plan = await marked(family, [{ givenOn: '2026-09-19', vaccine: 'dtap' }]);

    expect(rowsOf(plan, 'dtap').slice(0, 2)).toEqual(['completed 2026-09-19', 'completed 2026-11-20']);
    expect(rowOf(plan, 'dtap', 2).id).toBe(rowOf(later, 'dtap', 1).id);
  });
});

describe('[VAX-03] a dose that does not count', () => {
  test('stays completed with the reason, and the next one follows it', async () => {
    const family = await aFamily();
    await aPlan(family);

    const plan = await marked(family, [
      { givenOn: '2026-07-19', cvx: '08' },
      { givenOn: '2026-08-10', cvx: '08' },
    ]);

    expect(plan.doses[1]?.verdicts).toMatchObject([
      {
        vaccine: 'hepb',
        counts: false,
        text: 'Given 6 days too soon, so it does not count: one more is needed and can be given now.',
        details: ['Given 6 days before 4 weeks; up to 4 days early is allowed.', expect.any(String)],
      },
    ]);
    expect(rowsOf(plan, 'hepb')).toEqual([
      'completed 2026-07-19',
      'completed 2026-08-10',
      'upcoming 2026-09-07',
      'upcoming 2027-01-19',
    ]);
    expect(rowOf(plan, 'hepb', 3).recommendedAge).toBe('1 to 2 months');
  });

  test('and is taken away takes the row that was added out of the counts, and its notes stay', async () => {
    const family = await aFamily();
    await aPlan(family);
    const early = await marked(family, [
      { givenOn: '2026-07-25', cvx: '08' },
      { givenOn: '2026-08-10', cvx: '08' },
    ]);
    const params = { childId: family.child.id, plannedDoseId: rowOf(early, 'hepb', 4).id };
    await family.parent.call(changePlannedDose, { params, body: { notes: 'The last one.', version: 1 } });

    const removed = early.doses.find(({ givenOn }) => givenOn === '2026-08-10');
    const ofDose = { childId: family.child.id, doseId: removed?.id ?? '' };
    const plan = await family.parent.call(removeDose, { params: ofDose, body: { version: 1 } });

    expect(rowsOf(plan, 'hepb')).toEqual([
      'completed 2026-07-25',
      'upcoming 2026-08-22',
      'upcoming 2027-01-19',
      'not-needed',
    ]);
    expect(plan.planned.filter(({ notes }) => notes === 'The last one.')).toHaveLength(1);
  });

  test('after the last one needed says so, and the vaccine is complete', async () => {
    const family = await aFamily();
    const mine = { ...family, child: await aChild(family, family.parent, { born_on: day('2024-01-10') }) };
    await aPlan(mine);

    const days = ['2025-01-10', '2025-08-10', '2026-08-10'];
    const plan = await marked(
      mine,
      days.map((givenOn) => ({ givenOn, vaccine: 'hepa' })),
    );

    expect(rowsOf(plan, 'hepa')).toEqual(days.map((on) => `completed ${on}`));
    expect(plan.doses[2]?.verdicts).toMatchObject([
      { counts: false, text: 'Given after the last dose needed: not counted, no repeat needed.' },
    ]);
    expect(plan.vaccines.find(({ vaccine }) => vaccine === 'hepa')).toMatchObject({ isComplete: true });
    expect(plan.vaccines.find(({ vaccine }) => vaccine === 'dtap')).toMatchObject({ isComplete: false });
  });
});
