import { describe, expect, test } from 'vitest';
import { addDoses } from '#contract/vaccines/changes.ts';
import { newId } from '#server/db/id.ts';
import { aChild, aFamily, aPerson } from '#testing/family.ts';
import { aPlan, marked, rowOf, storedCare } from '#testing/vaccines/stored-vaccines.ts';
import { doseLimit } from './rules/dose.ts';

const birthDose = { givenOn: '2026-07-19', cvx: '08' };
const id = newId();

/** A family whose child has the dose of birth, and where doses are sent to. */
async function withADose() {
  const family = await aFamily();
  await marked(family, [birthDose]);
  return { ...family, path: `/api/children/${family.child.id}/doses` };
}

describe('[VAX-03] doses that cannot be', () => {
  test.each([
    {
      why: 'before birth',
      doses: [{ givenOn: '2026-07-18', vaccine: 'dtap' }],
      field: { name: 'doses.0.givenOn', code: 'too-small', message: 'Date given cannot be before the date of birth' },
    },
    {
      why: 'in the future',
      doses: [{ givenOn: '2026-11-22', vaccine: 'dtap' }],
      field: { name: 'doses.0.givenOn', code: 'too-big', message: 'Date given cannot be in the future' },
    },
    {
      why: 'on a day that does not exist',
      doses: [{ givenOn: '2026-09-31', vaccine: 'dtap' }],
      field: { name: 'doses.0.givenOn', message: 'Date given is required' },
    },
    {
      why: 'without a word about the day',
      doses: [{ vaccine: 'dtap' }],
      field: { name: 'doses.0.givenOn', message: 'Date given is required' },
    },
    {
      why: 'of a product that nobody knows',
      doses: [{ givenOn: '2026-09-19', cvx: '999' }],
      field: { name: 'doses.0.cvx', code: 'refused', message: 'This product is unknown' },
    },
    {
      why: 'of a product that is no code',
      doses: [{ givenOn: '2026-09-19', cvx: 'Pentacel' }],
      field: { name: 'doses.0.cvx', message: 'This product is unknown' },
    },
    {
      why: 'of a vaccine that the schedule does not have',
      doses: [{ givenOn: '2026-09-19', vaccine: 'zoster' }],
      field: { name: 'doses.0.vaccine', code: 'refused', message: 'This vaccine is not in the schedule' },
    },
    {
      why: 'of no vaccine',
      doses: [{ givenOn: '2026-09-19', lot: 'B4821' }],
      field: { name: 'doses.0.cvx', message: 'Say which vaccine it was' },
    },
    {
      why: 'with a lot number that is too long',
      doses: [{ givenOn: '2026-09-19', vaccine: 'dtap', lot: 'B'.repeat(41) }],
      field: { name: 'doses.0.lot', message: 'A lot number can have at most 40 characters' },
    },
    {
      why: 'with a place that is too long',
      doses: [{ givenOn: '2026-09-19', vaccine: 'dtap', place: 'B'.repeat(81) }],
      field: { name: 'doses.0.place', message: 'A place can have at most 80 characters' },
    },
    {
      why: 'at a place on the body that is none',
      doses: [{ givenOn: '2026-09-19', vaccine: 'dtap', site: 'elbow' }],
      field: { name: 'doses.0.site', message: 'This body site is unknown' },
    },
    {
      why: 'wrong in the second place',
      doses: [
        { givenOn: '2026-09-19', vaccine: 'dtap' },
        { givenOn: '2026-07-18', vaccine: 'hib' },
      ],
      field: { name: 'doses.1.givenOn', code: 'too-small' },
    },
    {
      why: 'under one id for two',
      doses: [
        { id, givenOn: '2026-09-19', vaccine: 'dtap' },
        { id, givenOn: '2026-09-19', vaccine: 'hib' },
      ],
      field: { name: 'doses.1.id', code: 'refused', message: 'This dose appears twice' },
    },
    {
      why: 'for a row of nobody',
      doses: [{ givenOn: '2026-09-19', vaccine: 'dtap', fills: [id] }],
      field: { name: 'doses', code: 'refused', message: 'This row is not in the plan' },
    },
    { why: 'that are none', doses: [], field: { name: 'doses', message: 'Check at least one dose' } },
    {
      why: '61 at once',
      doses: Array.from({ length: 61 }, () => ({ givenOn: null, vaccine: 'flu' })),
      field: { name: 'doses', message: 'Add at most 60 doses at a time' },
    },
  ])('$why are refused, and nothing is written', async ({ doses, field }) => {
    const { house, parent, path } = await withADose();
    const before = await storedCare(house.db);

    const answer = await parent.post(path, { doses });

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [field] } });
    expect(await storedCare(house.db)).toEqual(before);
  });

  test.each([
    { why: 'as one that is there', doses: [{ givenOn: '2026-07-19', vaccine: 'hepb' }], name: 'HepB' },
    { why: 'as part of a combination', doses: [{ givenOn: '2026-07-19', cvx: '110' }], name: 'HepB' },
    {
      why: 'as another that is sent along',
      doses: [
        { givenOn: '2026-07-19', vaccine: 'ipv' },
        { givenOn: '2026-07-19', cvx: '120' },
      ],
      name: 'IPV',
    },
  ])('of a vaccine on the same day $why are refused, and nothing is written', async ({ doses, name }) => {
    const { house, parent, path } = await withADose();
    const before = await storedCare(house.db);

    const answer = await parent.post(path, { doses });

    const title = `${name} is already marked as given on July 19, 2026.`;
    expect(answer).toMatchObject({ status: 409, body: { code: 'already-exists', title } });
    expect(await storedCare(house.db)).toEqual(before);
  });

  test('of a vaccine on an unknown day may be several', async () => {
    const family = await withADose();

    const plan = await marked(
      family,
      Array.from({ length: 2 }, () => ({ givenOn: null, vaccine: 'hepb' })),
    );

    expect(plan.doses).toHaveLength(3);
  });

  test('for a row that was filled meanwhile are refused, and the plan is returned as it is now', async () => {
    const family = await aFamily();
    const { house, parent, coParent, child } = family;
    const fills = [rowOf(await aPlan(family), 'hepb', 1).id];
    const current = await marked(family, [{ ...birthDose, fills }], coParent);
    const before = await storedCare(house.db);

    const body = { doses: [{ givenOn: '2026-07-20', cvx: '08', fills }] };
    const answer = await parent.ask(addDoses, { params: { childId: child.id }, body });

    expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current } });
    expect(await storedCare(house.db)).toEqual(before);
  });

  test(`beyond ${doseLimit.most} are refused; one that was sent before still answers`, async () => {
    const family = await withADose();
    const { house, parent, path } = family;
    const some = (length: number) => Array.from({ length }, () => ({ id: newId(), givenOn: null, cvx: '146' }));
    const lists = [some(60), some(60), some(60), some(60), some(59)];
    for (const doses of lists) await marked(family, doses);
    const before = await storedCare(house.db);

    const more = await parent.post(path, { doses: some(1) });
    const again = await parent.post(path, { doses: lists[0] });

    const title = 'A child can have at most 300 doses.';
    expect(more).toMatchObject({ status: 413, body: { code: 'too-large', title } });
    expect(again.status).toBe(201);
    expect(await storedCare(house.db)).toEqual(before);
  });
});

describe('[VAX-03] doses of a child', () => {
  test('cannot be recorded by a viewer, or for another family’s child', async () => {
    const { house, viewer, stranger, removed, path } = await withADose();
    const before = await storedCare(house.db);
    const body = { doses: [{ givenOn: '2026-09-19', vaccine: 'dtap' }] };

    const answers = await Promise.all([viewer, stranger, removed].map((person) => person.post(path, body)));

    expect(answers).toMatchObject([
      { status: 403, body: { code: 'not-allowed' } },
      { status: 404, body: { code: 'not-found' } },
      { status: 404, body: { code: 'not-found' } },
    ]);
    expect(await storedCare(house.db)).toEqual(before);
  });

  test('may be of today wherever a parent is', async () => {
    const family = await aFamily();
    const tia = await aPerson(family, 'Tia Brooks', { time_zone: 'Pacific/Kiritimati' });
    const child = await aChild(family, tia);

    const plan = await marked({ child, parent: tia }, [{ givenOn: '2026-11-22', cvx: '08' }]);

    expect(plan).toMatchObject({ asOf: '2026-11-22', doses: [{ givenOn: '2026-11-22' }] });
  });

  test('of two children may have the same id', async () => {
    const family = await aFamily();
    const other = { ...family, child: await aChild(family, family.parent, { first_name: 'Noah' }) };

    const plans = [await marked(family, [{ ...birthDose, id }]), await marked(other, [{ ...birthDose, id }])];

    expect(plans.map(({ doses }) => doses.map((dose) => dose.id))).toEqual([[id], [id]]);
  });
});
