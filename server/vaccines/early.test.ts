import { describe, expect, test } from 'vitest';
import { addChild } from '#contract/children.ts';
import { addDoses, changeDose, noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { newId } from '#server/db/id.ts';
import { aFamily } from '#testing/family.ts';
import { aPlan, marked } from '#testing/vaccines/stored-vaccines.ts';

// Born on July 19, 2026; today is November 21.
const early = { id: newId(), givenOn: '2026-08-10', vaccine: 'dtap' };

async function aSender() {
  const family = await aFamily();
  const params = { childId: family.child.id };
  const add = (doses: object[], refusesEarly = true) =>
    family.parent.post(`/api/children/${params.childId}/doses`, { doses, refusesEarly });
  return { family, params, add };
}

describe('a day on which a dose would not count', () => {
  test('is asked about with the earliest day, and nothing is saved', async () => {
    const { family, add } = await aSender();

    const refused = await add([early, { id: newId(), givenOn: '2026-08-10', vaccine: 'hib' }]);

    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'unlikely-value',
      fields: [
        { name: 'doses.0.givenOn', message: 'DTaP: 20 days too early (earliest: 6 weeks, August 30)' },
        { name: 'doses.1.givenOn', message: 'Hib: 20 days too early (earliest: 6 weeks, August 30)' },
      ],
    });
    expect((await aPlan(family)).doses).toEqual([]);
  });

  test('is asked about also of a dose without an id', async () => {
    const { family, add } = await aSender();
    const { id: _, ...unnamed } = early;

    const refused = await add([{ givenOn: '2026-09-21', vaccine: 'dtap' }, { ...unnamed, vaccine: 'hib' }, early]);

    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'unlikely-value', fields: [{ name: 'doses.1.givenOn' }, { name: 'doses.2.givenOn' }] },
    });
    expect((await aPlan(family)).doses).toEqual([]);
  });

  test('is kept where it was given so, and says why it does not count', async () => {
    const { family, params } = await aSender();
    const plan = await family.parent.call(addDoses, { params, body: { doses: [early] } });

    expect(plan.doses[0]?.verdicts).toMatchObject([{ vaccine: 'dtap', counts: false, isPlain: false }]);
  });

  test('is asked about by the shortest time after the dose before', async () => {
    const { family, add } = await aSender();
    await marked(family, [{ givenOn: '2026-09-21', vaccine: 'dtap' }]);

    const refused = await add([{ id: newId(), givenOn: '2026-10-05', vaccine: 'dtap' }]);

    expect(refused.body).toMatchObject({
      fields: [{ message: 'DTaP: 14 days too early (earliest: 4 weeks after the dose of September 21, October 19)' }],
    });
  });

  test.each([
    { of: 'that counts', dose: { givenOn: '2026-09-21', vaccine: 'dtap' } },
    { of: 'of a month alone', dose: { givenOn: null, givenIn: '2026-08', vaccine: 'dtap' } },
    { of: 'without a day', dose: { givenOn: null, vaccine: 'dtap' } },
  ])('is not asked about of a dose $of', async ({ dose }) => {
    const { add } = await aSender();

    expect((await add([{ id: newId(), ...dose }])).status).toBeLessThan(300);
  });

  test.each([
    { conditions: [], name: 'MMR' },
    { conditions: ['travel'], name: null },
  ])(
    'before the first birthday, MMR is asked about unless travel is noted: $conditions',
    async ({ conditions, name }) => {
      const { parent } = await aFamily();
      const body = { firstName: 'Noah', lastName: null, bornOn: '2025-10-10', gender: 'male' } as const;
      const child = await parent.call(addChild, { body });
      const params = { childId: child.id };
      await parent.call(noteVaccineConditions, { params, body: { conditions, seen: [] } });

      const dose = { id: newId(), givenOn: '2026-10-02', cvx: '03' };
      const saved = await parent.post(`/api/children/${child.id}/doses`, { doses: [dose], refusesEarly: true });

      const message = `${name}: 8 days too early (earliest: 12 months, October 10)`;
      expect(saved).toMatchObject(name ? { status: 409, body: { fields: [{ message }] } } : { status: 201 });
    },
  );

  test('is asked about where a dose is corrected to it, and not where its day stays', async () => {
    const { family, params } = await aSender();
    const plan = await family.parent.call(addDoses, { params, body: { doses: [{ ...early, givenOn: '2026-09-21' }] } });
    expect(plan.doses[0]?.verdicts).toMatchObject([{ counts: true, isPlain: true, text: 'Counts.' }]);
    const facts = { vaccine: 'dtap', refusesEarly: true };
    const correct = (body: object, version: number) =>
      family.parent.put(`/api/children/${params.childId}/doses/${early.id}`, { ...facts, ...body, version });

    const refused = await correct({ givenOn: early.givenOn }, plan.doses[0]?.version ?? 0);
    expect(refused.body).toMatchObject({ code: 'unlikely-value', fields: [{ name: 'givenOn' }] });

    const changed = await family.parent.call(changeDose, {
      params: { ...params, doseId: early.id },
      body: { givenOn: early.givenOn, vaccine: 'dtap', version: plan.doses[0]?.version ?? 0 },
    });
    const noted = await correct({ givenOn: early.givenOn, lot: 'B4821' }, changed.doses[0]?.version ?? 0);
    expect(noted.status).toBeLessThan(300);
  });
});
