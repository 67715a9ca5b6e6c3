import { describe, expect, test } from 'vitest';
import { addDoses, changeDose, changePlannedDose } from '#contract/vaccines/changes.ts';
import { month } from '#domain/time/month.ts';
import { standingOf } from '#domain/vaccines/standing/dose-standing.ts';
import { aFamily, type Person } from '#testing/family.ts';
import { aPlan, marked, rowOf } from '#testing/vaccines/stored-vaccines.ts';

/** Hannah has entered Pediarix of September 22, 2026. */
async function withPediarix() {
  const family = await aFamily();
  const params = { childId: family.child.id };
  await aPlan(family);
  const plan = await marked(family, [{ givenOn: '2026-09-22', cvx: '110' }]);
  const enter = (by: Person, dose: object) =>
    by.ask(addDoses, { params, body: { doses: [{ cvx: '110', ...dose }] as never } });
  return { ...family, plan, enter };
}

describe('[VAX-03] one dose or two', () => {
  test.each([
    { what: 'on that day', dose: { givenOn: '2026-09-22' } },
    { what: 'a day later', dose: { givenOn: '2026-09-23' } },
    { what: 'five days before', dose: { givenOn: '2026-09-17' } },
    { what: 'a week later', dose: { givenOn: '2026-09-29' } },
    { what: 'on that day, as one of its vaccines', dose: { givenOn: '2026-09-22', cvx: '20' } },
    { what: 'in that month', dose: { givenOn: null, givenIn: month('2026-09') } },
  ])('is asked when the other parent enters it $what, and two are kept once that is said', async ({ dose }) => {
    const { coParent, enter } = await withPediarix();

    const asked = await enter(coParent, dose);
    const kept = await enter(coParent, { ...dose, isAnother: true });

    expect(asked).toMatchObject({
      status: 409,
      body: {
        code: 'already-exists',
        title: expect.stringMatching(/is already marked as given on September 22, 2026\.$/),
      },
    });
    expect(kept).toMatchObject({ status: 201, body: { doses: [{ cvx: '110' }, {}] } });
  });

  test.each([
    { what: 'eight days later', dose: { givenOn: '2026-09-30' } },
    { what: 'of another vaccine', dose: { givenOn: '2026-09-22', cvx: '48' } },
    { what: 'in the next month', dose: { givenOn: null, givenIn: month('2026-10') } },
  ])('is not asked of a dose $what', async ({ dose }) => {
    const { coParent, enter } = await withPediarix();

    expect((await enter(coParent, dose)).status).toBe(201);
  });

  test('is asked of each dose by itself: an answer for one keeps no other', async () => {
    const { coParent, child } = await withPediarix();
    await marked({ parent: coParent, child }, [{ givenOn: '2026-09-22', cvx: '116' }]);
    const send = (...another: string[]) =>
      coParent.ask(addDoses, {
        params: { childId: child.id },
        body: {
          doses: ['110', '48', '116'].map((cvx) => ({
            givenOn: '2026-09-23',
            cvx,
            ...(another.includes(cvx) && { isAnother: true }),
          })),
        },
      });

    const asked = await send();
    const half = await send('110');
    const kept = await send('110', '116');

    const named = ({ body }: typeof asked) => (body as { fields: { name: string }[] }).fields.map(({ name }) => name);
    expect(named(asked)).toEqual(['doses.0.isAnother', 'doses.2.isAnother']);
    expect(named(half)).toEqual(['doses.2.isAnother']);
    expect(kept.status).toBe(201);
  });

  test('names a month where only that is known', async () => {
    const { parent, enter } = await withPediarix();
    await enter(parent, { givenOn: null, givenIn: month('2026-11'), cvx: '216' });

    const { body } = await enter(parent, { givenOn: '2026-11-02', cvx: '216' });

    expect(body).toMatchObject({ title: 'PCV is already marked as given about November 2026.' });
  });

  test('is said beside a dose that does not count so soon after another', async () => {
    const family = await withPediarix();

    const plan = await marked(family, [{ givenOn: '2026-09-23', cvx: '110', isAnother: true }]);

    const verdicts = plan.doses[1]?.verdicts ?? [];
    expect(verdicts.map(({ vaccine }) => vaccine)).toEqual(['dtap', 'hepb', 'ipv']);
    for (const { counts, details } of verdicts) {
      expect(counts).toBe(false);
      expect(details[0]).toMatch(/^One dose or two\? If it was one, remove one of the two entries/);
    }
  });

  test('is not undone by the plan after ‘Keep both’: it says that one of the two counts', async () => {
    const family = await withPediarix();

    const plan = await marked(family, [{ givenOn: '2026-09-22', cvx: '110', isAnother: true }]);

    const kept = plan.doses.find(({ verdicts }) => verdicts.length === 0);
    expect(plan.findings).toEqual([]);
    expect(kept?.remark).toMatch(/ of September 22 is here twice: one of the two counts\.$/);
    const rows = plan.planned.filter(({ doseId }) => doseId === kept?.id);
    expect(rows.map((row) => standingOf(row, plan))).toEqual(rows.map(() => 'not-counted'));
  });

  test('is asked again of a corrected dose only when its day or vaccine changes', async () => {
    const family = await withPediarix();
    const { doses } = await marked(family, [{ givenOn: '2026-09-23', cvx: '110', isAnother: true }]);
    const params = { childId: family.child.id, doseId: doses[1]?.id ?? '' };
    const correct = (body: object) => family.parent.ask(changeDose, { params, body: { cvx: '110', ...body } as never });

    const ofLot = await correct({ givenOn: '2026-09-23', lot: 'A1204', version: 1 });
    const ofDay = await correct({ givenOn: '2026-09-24', lot: 'A1204', version: 2 });
    const said = await correct({ givenOn: '2026-09-24', lot: 'A1204', isAnother: true, version: 2 });

    expect([ofLot.status, ofDay.status, said.status]).toEqual([200, 409, 200]);
  });

  test('is asked of a row marked completed too, and can be answered there', async () => {
    const { coParent, child, plan } = await withPediarix();
    const second = rowOf(plan, 'dtap', 2);
    const complete = (answer: object) =>
      coParent.ask(changePlannedDose, {
        params: { childId: child.id, plannedDoseId: second.id },
        body: { completed: true, givenOn: '2026-09-23', version: second.version, ...answer },
      });

    const asked = await complete({});
    const kept = await complete({ isAnother: true });

    expect(asked).toMatchObject({ status: 409, body: { code: 'already-exists', fields: [{ name: 'isAnother' }] } });
    expect(kept.status).toBe(200);
    expect(rowOf(kept.body as typeof plan, 'dtap', 2)).toMatchObject({ completed: true, id: second.id });
  });
});
