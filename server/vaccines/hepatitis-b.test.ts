import { describe, expect, test } from 'vitest';
import { addChild, changeChild, type NewChild } from '#contract/children.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { readVaccinePlan, type VaccinePlan } from '#contract/vaccines.ts';
import { addDays, addMonths, day } from '#domain/time/day.ts';
import { aFamily } from '#testing/family.ts';
import { marked, rowsOf } from '#testing/vaccines/stored-vaccines.ts';

const bornOn = day('2026-04-15');
const noah: NewChild = { firstName: 'Noah', lastName: null, bornOn, gender: 'male', gestationDays: 231 };

async function givenAt(months: readonly number[], facts: Partial<NewChild>) {
  const family = await aFamily();
  const { parent } = family;
  const child = await parent.call(addChild, { body: { ...noah, ...facts } });
  const doses = months.map((count) => ({ givenOn: addMonths(bornOn, count), cvx: '08' }));
  const plan = await marked({ child, parent }, doses);
  return { family, child, plan };
}

const hepB = ({ vaccines }: Awaited<ReturnType<typeof givenAt>>['plan']) => {
  return vaccines.find(({ vaccine }) => vaccine === 'hepb');
};

describe('[decision 59] three doses of a baby under 2,000 g', () => {
  test.each(['positive', 'unknown', null] as const)(
    'never read Complete when the mother’s test is %s: a fourth is asked for',
    async (motherHepatitisB) => {
      const { plan } = await givenAt([0, 1, 6], { motherHepatitisB, birthWeightKg: 1.8 });

      expect(rowsOf(plan, 'hepb')).toEqual([
        'completed 2026-04-15',
        'completed 2026-05-15',
        'completed 2026-10-15',
        'upcoming 2026-12-10',
      ]);
      expect(hepB(plan)).toMatchObject({ isComplete: false });
      expect(hepB(plan)?.details.join()).toContain('Ask the doctor: babies under 2,000 g need a fourth dose');
      expect(plan.doses[0]?.verdicts[0]).toMatchObject({
        counts: false,
        text: expect.stringMatching(/^Correctly given at birth, but not counted under 2,000 g: /),
        details: [expect.stringContaining('four doses in all')],
      });
    },
  );

  test('also without one at birth', async () => {
    const { plan } = await givenAt([1, 2, 6], { motherHepatitisB: 'positive', birthWeightKg: 1.8 });

    expect(hepB(plan)).toMatchObject({
      isComplete: false,
      text: 'Ask the doctor whether one more is needed: babies under 2,000 g need one at birth and three from 1 month on, and no dose at birth is entered.',
    });
    expect(plan.newbornNote).toContain('Under 2,000 g a dose given at birth does not count');
  });

  test.each([
    { months: [0, 1, 2, 6], facts: { motherHepatitisB: 'positive', birthWeightKg: 1.8 } },
    { months: [0, 1, 6], facts: { motherHepatitisB: 'positive', birthWeightKg: 2 } },
    { months: [0, 1, 6], facts: { motherHepatitisB: 'negative', birthWeightKg: 1.8 } },
  ] as const)('$months.length are complete for $facts', async ({ months, facts }) => {
    const { plan } = await givenAt(months, facts);

    expect(hepB(plan)).toMatchObject({ isComplete: true, text: 'Complete.' });
  });

  test('a corrected birth weight changes the plan', async () => {
    const { family, child } = await givenAt([0, 1, 6], { motherHepatitisB: 'positive', birthWeightKg: 3.4 });
    const read = () => family.parent.call(readVaccinePlan, { params: { childId: child.id } });
    const before = await read();
    const body = { ...noah, birthWeightKg: 1.8, motherHepatitisB: 'positive', version: child.version } as const;
    await family.parent.call(changeChild, { params: { childId: child.id }, body });

    expect(hepB(before)?.isComplete).toBe(true);
    expect(hepB(await read())?.isComplete).toBe(false);
    expect(rowsOf(await read(), 'hepb')).toHaveLength(4);
  });
});

test('[decision 59] the first dose of a light baby of a negative mother is for 1 month or going home', async () => {
  const family = await aFamily();
  const born = addDays(day('2026-11-21'), -2);
  const body = { ...noah, bornOn: born, birthWeightKg: 1.8, motherHepatitisB: 'negative' } as const;
  const { id: childId } = await family.parent.call(addChild, { body });
  const plan = await family.parent.call(readVaccinePlan, { params: { childId } });

  expect(rowsOf(plan, 'hepb')[0]).toBe(`upcoming ${addMonths(born, 1)}`);
  expect(plan.newbornNote).toContain('1 month of age or for going home');
});

describe('[decision 59] the age beside a dose that is to come', () => {
  const born = day('2026-11-19');

  /** Ages and due days of the doses to come. */
  async function toCome(atBirth: boolean, facts: Partial<NewChild>) {
    const { parent } = await aFamily();
    const child = await parent.call(addChild, { body: { ...noah, bornOn: born, ...facts } });
    const plan = atBirth
      ? await marked({ child, parent }, [{ givenOn: born, cvx: '08' }])
      : await parent.call(readVaccinePlan, { params: { childId: child.id } });
    const rows = plan.planned.filter(({ vaccine, completed, dueOn }) => vaccine === 'hepb' && !completed && dueOn);
    for (const { dueOn, recommendedOn } of rows) expect(recommendedOn && dueOn && recommendedOn <= dueOn).toBe(true);
    return rows.map(({ recommendedAge }) => recommendedAge);
  }

  test.each([
    {
      atBirth: false,
      facts: { birthWeightKg: 1.8, motherHepatitisB: 'negative' },
      ages: ['1 month or going home from the hospital, whichever comes first', '1 to 2 months', '6 to 18 months'],
    },
    {
      atBirth: true,
      facts: { birthWeightKg: 1.8, motherHepatitisB: 'positive' },
      ages: ['1 month', '1 to 2 months', '6 months'],
    },
    {
      atBirth: true,
      facts: { birthWeightKg: 1.8, motherHepatitisB: 'unknown' },
      ages: ['1 month', '1 to 2 months', '6 to 18 months'],
    },
    { atBirth: true, facts: { motherHepatitisB: 'positive' }, ages: ['1 to 2 months', '6 months'] },
    { atBirth: true, facts: { motherHepatitisB: 'negative' }, ages: ['1 to 2 months', '6 to 18 months'] },
    {
      atBirth: false,
      facts: { motherHepatitisB: 'positive' },
      ages: ['At birth, within 12 hours', '1 to 2 months', '6 months'],
    },
    { atBirth: false, facts: {}, ages: ['At birth, within 12 hours', '1 to 2 months', '6 to 18 months'] },
    {
      atBirth: false,
      facts: { motherHepatitisB: 'negative' },
      ages: ['At birth, within 24 hours', '1 to 2 months', '6 to 18 months'],
    },
  ] as const)('is $ages for $facts, one given at birth: $atBirth', async ({ atBirth, facts, ages }) => {
    expect(await toCome(atBirth, facts)).toEqual(ages);
  });
});

describe('[decision 59] 1.8 kg measured on the day of birth', () => {
  const facts = { motherHepatitisB: 'positive' } as const;
  const weighed = (weightKg: number) => ({ measuredOn: bornOn, weightKg, weightText: `${weightKg} kg` });
  const said = (plan: VaccinePlan) => ({
    hepB: hepB(plan),
    newbornNote: plan.newbornNote,
    verdicts: plan.doses.map(({ verdicts }) => verdicts),
    rows: rowsOf(plan, 'hepb').filter((row) => row !== 'not-needed'),
  });

  test('plans as 1.8 kg in the profile does, and no longer once it is changed or removed', async () => {
    const inProfile = said((await givenAt([0, 1, 6], { ...facts, birthWeightKg: 1.8 })).plan);
    const { family, child, plan } = await givenAt([0, 1, 6], facts);
    const params = { childId: child.id };
    const now = async () => said(await family.parent.call(readVaccinePlan, { params }));
    const without = said(plan);
    const added = await family.parent.call(measurementEndpoints.add, { params, body: weighed(1.8) });
    const at = { childId: child.id, measurementId: added.id };

    expect(without).not.toEqual(inProfile);
    expect(await now()).toEqual(inProfile);

    const body = { ...weighed(3.4), version: added.version };
    const changed = await family.parent.call(measurementEndpoints.change, { params: at, body });
    expect(await now()).toEqual(without);

    const back = { ...weighed(1.8), version: changed.version };
    const { version } = await family.parent.call(measurementEndpoints.change, { params: at, body: back });
    expect(await now()).toEqual(inProfile);

    await family.parent.call(measurementEndpoints.remove, { params: at, body: { version } });
    expect(await now()).toEqual(without);
  });
});
