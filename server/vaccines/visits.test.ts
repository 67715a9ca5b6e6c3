import { describe, expect, test } from 'vitest';
import { chooseVaccineAuthority, decideVaccine } from '#contract/vaccines/changes.ts';
import { answerPast } from '#contract/vaccines/past.ts';
import { readVisitPlan, type VisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily, type Family } from '#testing/family.ts';
import { aPlan, marked, rowOf } from '#testing/vaccines/stored-vaccines.ts';

/** The doses of each visit: '2026-11-21: DTaP 1, Hib 1'. */
function shown({ visits }: VisitPlan): string[] {
  return visits.map(({ on, products }) => {
    const doses = products.flatMap((product) =>
      product.doses.map(({ shortName, shownNumber: number }) => `${shortName} ${number}`),
    );
    return `${on}: ${doses.toSorted().join(', ')}`;
  });
}

function visitsOf({ child, parent }: Pick<Family, 'child' | 'parent'>, reader = parent): Promise<VisitPlan> {
  return reader.call(readVisitPlan, { params: { childId: child.id } });
}

const rvNotAnswered = { shortName: 'RV', text: 'Not answered yet: it depends on what was given before.' };

const hasOverdue = ({ products }: VisitPlan['visits'][number]) =>
  products.some(({ doses }) => doses.some(({ isOverdue }) => isOverdue));

describe('[VAX-01] the next visits of a child', () => {
  test('begin as soon as it can, and go on at the shortest safe times', async () => {
    const family = await aFamily();

    const plan = await visitsOf(family, family.viewer);

    expect(plan.visits.slice(0, 2).map(({ on, noLaterThan, title, why }) => ({ on, noLaterThan, title, why }))).toEqual(
      [
        { on: '2026-11-21', noLaterThan: '2026-11-21', title: 'As soon as you can', why: null },
        {
          on: '2026-12-19',
          noLaterThan: '2027-01-02',
          title: '4 weeks later',
          why: 'DTaP: the shortest time after the dose before, from December 19, 2026.',
        },
      ],
    );
    expect(shown(plan).slice(0, 3)).toEqual([
      '2026-11-21: DTaP 1, HepB 1, Hib 1, IPV 1, PCV 1, RSV 1',
      '2026-12-19: DTaP 2, HepB 2, Hib 2, IPV 2, PCV 2',
      '2027-01-19: DTaP 3, Flu 1, Hib 3, IPV 3, PCV 3',
    ]);
    expect(plan.visits[0]?.products[0]).toMatchObject({ names: ['Vaxelis'], doses: [{}, {}, {}, {}] });
    expect(plan.visits.map(hasOverdue)).not.toContain(true);
    await family.parent.call(answerPast, {
      params: { childId: family.child.id },
      body: { checkups: [], isDone: true },
    });
    expect((await visitsOf(family)).visits.map(hasOverdue).slice(0, 2)).toEqual([true, false]);
    expect(plan).toMatchObject({ notPlanned: [rvNotAnswered], edition: 'cdsi-4.64 + delta-4.65 + season-2026' });
  });

  test('number the doses as the plan has them, those that do not count included, but not over one without a day', async () => {
    const family = await aFamily();
    await aPlan(family);
    const plan = await marked(family, [
      { givenOn: '2026-07-19', cvx: '08' },
      { givenOn: '2026-08-10', cvx: '08' },
      { givenOn: null, vaccine: 'dtap' },
      { givenOn: '2026-10-10', vaccine: 'dtap' },
    ]);

    const [first] = (await visitsOf(family)).visits;

    const doses = first?.products.flatMap((product) => product.doses) ?? [];
    const numbers = new Map(doses.map(({ shortName, shownNumber: number }) => [shortName, number]));
    expect(numbers.get('HepB')).toBe(3);
    expect(numbers.get('DTaP')).toBe(2);
    expect(rowOf(plan, 'hepb', 3)).toMatchObject({ completed: false, dueOn: '2026-09-07' });
    expect(rowOf(plan, 'dtap', 3)).toMatchObject({ completed: false, recommendedAge: '4 months' });
  });

  test('leave out declined and deferred vaccines, with the reason, and do not mention vaccines that are not in the plan', async () => {
    const family = await aFamily();
    const params = { childId: family.child.id };
    await family.parent.call(decideVaccine, {
      params: { ...params, vaccine: 'hib' },
      body: { decision: 'declined', version: null },
    });
    await family.parent.call(decideVaccine, {
      params: { ...params, vaccine: 'pcv' },
      body: { decision: 'deferred', version: null },
    });

    const plan = await visitsOf(family);

    const names = new Set(shown(plan).flatMap((visit) => visit.slice(12).replaceAll(/ \d+/g, '').split(', ')));
    expect([...names].toSorted()).toEqual(['DTaP', 'Flu', 'HepA', 'HepB', 'IPV', 'MMR', 'RSV', 'VAR']);
    expect(plan.notPlanned).toEqual([
      { shortName: 'Hib', text: 'Declined.' },
      { shortName: 'PCV', text: 'Put off.' },
      rvNotAnswered,
    ]);
  });

  test.each([
    { until: '2026-12-12', on: '2026-12-12', named: [] },
    { until: '2027-12-01', on: undefined, named: [{ shortName: 'PCV', text: 'Put off until December 1, 2027.' }] },
  ])('with a vaccine that is deferred until $until have it on $on, and name $named', async ({ until, on, named }) => {
    const family = await aFamily();
    const params = { childId: family.child.id, vaccine: 'pcv' };
    await family.parent.call(decideVaccine, {
      params,
      body: { decision: 'deferred', until: day(until), version: null },
    });

    const plan = await visitsOf(family);

    expect(plan.notPlanned).toEqual([...named, rvNotAnswered]);
    expect(shown(plan)[0]).not.toContain('PCV');
    const first = plan.visits.find(({ products }) =>
      products.some(({ doses }) => doses.some(({ shortName }) => shortName === 'PCV')),
    );
    expect(first?.on).toBe(on);
  });

  test('have a deferred vaccine again once its day has come', async () => {
    const family = await aFamily();
    const params = { childId: family.child.id, vaccine: 'pcv' };
    const until = day('2026-11-23');
    await family.parent.call(decideVaccine, { params, body: { decision: 'deferred', until, version: null } });
    const before = await visitsOf(family);
    family.clock.goOn({ days: 2 });

    expect(shown(before)[0]).not.toContain('PCV');
    expect(shown(await visitsOf(family))[0]).toContain('PCV 1');
  });

  test('have COVID-19 where a family wants it', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2026-03-10') });
    const params = { childId: child.id };
    await family.parent.call(decideVaccine, {
      params: { ...params, vaccine: 'covid' },
      body: { decision: 'wanted', version: null },
    });

    expect(shown(await visitsOf({ ...family, child }))[0]).toContain('COVID-19 1');
  });

  test('name no brand of COVID-19 vaccine to a healthy baby', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2026-03-10') });
    const params = { childId: child.id, vaccine: 'covid' };
    await family.parent.call(decideVaccine, { params, body: { decision: 'wanted', version: null } });

    const { visits } = await visitsOf({ ...family, child });

    const products = visits.flatMap((visit) => visit.products);
    const covid = products.find(({ doses }) => doses.some(({ shortName }) => shortName === 'COVID-19'));
    expect(covid?.names).toEqual([]);
  });

  test('say of RSV what the row says, where the mother had the vaccine', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2026-11-10'), mother_rsv_vaccine: 1 });

    const { notPlanned } = await visitsOf({ ...family, child });

    const text = 'Usually not needed: the mother had the RSV vaccine in pregnancy.';
    expect(notPlanned).toContainEqual({ shortName: 'RSV', text });
  });

  test('say of a vaccine why it is not planned where the schedule leaves it to parents and doctor', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2026-10-20') });
    await aPlan({ ...family, child });
    const body = { authority: 'cdc-2026-01', version: 1 };
    await family.parent.call(chooseVaccineAuthority, { params: { childId: child.id }, body });

    const plan = await visitsOf({ ...family, child });

    expect(shown(plan).join()).not.toMatch(/RV|Flu|HepA/);
    const text = 'Left to you and the doctor by the schedule that is chosen.';
    // 14 weeks and 6 days.
    const untilItIsTooOld = `${text} A first dose can be given until February 1, 2027.`;
    expect(Object.fromEntries(plan.notPlanned.map((one) => [one.shortName, one.text]))).toEqual({
      Flu: text,
      HepA: text,
      RV: untilItIsTooOld,
    });
  });

  test('name Tdap for a child of 7 years', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2018-01-10') });

    expect(shown(await visitsOf({ ...family, child }))[0]).toContain('Tdap 1');
  });

  test('of a newborn begin on the day of birth and go no further than a year', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2026-11-21') });

    const { visits } = await visitsOf({ ...family, child });

    expect(visits[0]).toMatchObject({ on: '2026-11-21', title: 'As soon as you can' });
    expect(visits.every(({ on }) => on <= '2027-11-22')).toBe(true);
  });
});
