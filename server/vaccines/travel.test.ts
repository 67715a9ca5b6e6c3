import { expect, test } from 'vitest';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { marked, rowOf, rowsOf } from '#testing/vaccines/stored-vaccines.ts';

/** Travel is noted of a child born on a day; the plan. */
async function beforeTravel(bornOn: string, others: readonly string[] = []) {
  const { parent, ...family } = await aFamily();
  const child = await aChild(family, parent, { born_on: day(bornOn) });
  const params = { childId: child.id };
  await parent.call(readVaccinePlan, { params });
  const plan = await parent.call(noteVaccineConditions, {
    params,
    body: { conditions: ['travel', ...others], seen: [] },
  });
  const { visits } = await parent.call(readVisitPlan, { params });
  return { ...plan, visits };
}

test('[VAX-01] travel noted the day before 6 months says from when it changes the plan, and to ask about the country', async () => {
  const plan = await beforeTravel('2026-05-22');

  expect(plan.forWhom).toBe(
    'Noted, and it may change the plan later: Travel abroad is planned (from 6 months). Call the doctor before the trip, and ask which other vaccines the country calls for. After contact with measles, call at once.',
  );
});

test.each(['travel', 'measles-outbreak'])(
  '[VAX-01] an MMR dose before %s is planned from 6 months, and is not one of the two',
  async (condition) => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { first_name: 'Noah', born_on: day('2026-04-20') });
    const params = { childId: child.id };
    await family.parent.call(readVaccinePlan, { params });

    const plan = await family.parent.call(noteVaccineConditions, {
      params,
      body: { conditions: [condition], seen: [] },
    });
    const { visits } = await family.parent.call(readVisitPlan, { params });
    const after = await marked({ child, parent: family.parent }, [{ givenOn: '2026-11-21', cvx: '03' }]);

    expect(rowOf(plan, 'mmr', 1)).toMatchObject({ dueOn: '2026-11-21', windowEndsOn: '2027-04-19', category: 'risk' });
    expect(visits[0]?.on).toBe('2026-11-21');
    const firstDoses = visits[0]?.products.flatMap(({ doses }) => doses) ?? [];
    expect(firstDoses.map(({ shortName }) => shortName)).toContain('MMR');
    expect(after.doses[0]?.verdicts).toMatchObject([
      {
        vaccine: 'mmr',
        counts: false,
        text: 'Correct before travel abroad, but too early to count: one more is needed, from April 20, 2027.',
      },
    ]);
    expect(rowOf(after, 'mmr', 2).dueOn).toBe('2027-04-20');
  },
);

test.each(['2025-09-21', '2021-09-01'])(
  '[VAX-01] of a child born %s before travel: what to ask, never that it changes nothing',
  async (bornOn) => {
    const { forWhom } = await beforeTravel(bornOn);

    expect(forWhom).toContain('No MMR counts yet: ask the doctor to have it as soon as possible.');
    expect(forWhom).not.toContain('changes nothing');
  },
);

const AGES: Readonly<Record<string, readonly string[]>> = {
  mmr: ['12 to 15 months', '4 to 6 years'],
  hepa: ['12 to 23 months', '6 months after dose 1'],
};

test('[VAX-01] of a baby of 8 months before travel: MMR now, and twice from 12 months', async () => {
  const plan = await beforeTravel('2026-03-20');

  expect(rowsOf(plan, 'mmr').map((row) => row.split(' ')[1])).toEqual(['2026-11-21', '2027-03-20', '2030-03-20']);
  for (const vaccine of ['mmr', 'hepa']) {
    const rows = plan.planned.filter((row) => row.vaccine === vaccine);
    expect(rows.map(({ category }) => category)).toEqual(['risk', 'routine', 'routine']);
    expect(rows.map(({ recommendedAge }) => recommendedAge)).toEqual([null, ...(AGES[vaccine] ?? [])]);
  }
});

test('[VAX-01] of a baby of 5 months before travel: MMR and hepatitis A at 6 months, in rows and visits', async () => {
  const plan = await beforeTravel('2026-06-25');
  const begins = 'It begins at 6 months, because of what is noted about the child.';
  const visit = plan.visits.find(({ on }) => on === '2026-12-26');
  const doses = visit?.products.flatMap((product) => product.doses) ?? [];

  for (const vaccine of ['mmr', 'hepa']) {
    const rows = plan.planned.filter((row) => row.vaccine === vaccine);
    expect(rows.map(({ dueOn }) => dueOn).slice(0, 2)).toEqual(['2026-12-25', '2027-06-25']);
    expect(rows.map(({ category }) => category)).toEqual(['risk', 'routine', 'routine']);
    expect(rows.map(({ recommendedAge }) => recommendedAge)).toEqual([null, ...(AGES[vaccine] ?? [])]);
    expect(rows[0]?.why).toBe(begins);
    expect(plan.vaccines.find((one) => one.vaccine === vaccine)?.text).toBe(begins);
    expect(doses).toContainEqual({ shortName: rows[0]?.shortName, shownNumber: 1, isOverdue: false, isDue: false });
  }
});

test('[VAX-01] of a child of 14 months before travel: the first MMR as soon as possible, in row and sentence', async () => {
  const plan = await beforeTravel('2025-09-21');

  expect(rowOf(plan, 'mmr', 1)).toMatchObject({ isPrompt: true, why: 'Due now: as soon as possible.' });
  expect(plan.vaccines.find(({ vaccine }) => vaccine === 'mmr')?.text).toBe('Due now: as soon as possible.');
  expect(rowOf(plan, 'var', 1).isPrompt).toBe(false);
});

test.each(['2026-08-21', '2025-09-21'])(
  '[VAX-01] of a child born %s before travel with a weak immune system: the doctor is asked first',
  async (bornOn) => {
    const plan = await beforeTravel(bornOn, ['weak-immune-system']);
    const rows = plan.planned.filter(({ vaccine }) => vaccine === 'mmr');

    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['ask-first']));
    expect(rows[0]?.why).toMatch(/^Ask the doctor first/);
    expect(plan.vaccines.find(({ vaccine }) => vaccine === 'mmr')?.text).toMatch(/^Ask the doctor first/);
    expect(plan.forWhom).not.toMatch(/second MMR|as soon as possible/);
  },
);

test('[VAX-01] at 14 months, with a weak immune system, what to ask before travel is whether MMR may be given', async () => {
  const { forWhom } = await beforeTravel('2025-09-21', ['weak-immune-system']);

  expect(forWhom).toContain('Ask the doctor first whether MMR may be given, because of what else is noted');
});

const UNCOUNTED =
  'Given before 12 months it does not count toward the schedule: the two doses of the schedule follow all the same.';

test('[VAX-01] before travel the rows of MMR and hepatitis A say beforehand that a dose before 12 months will not count', async () => {
  for (const bornOn of ['2026-03-01', '2026-07-01']) {
    const plan = await beforeTravel(bornOn);
    for (const vaccine of ['mmr', 'hepa']) {
      expect(rowOf(plan, vaccine, 1).details).toContain(UNCOUNTED);
      expect(rowOf(plan, vaccine, 2).details).not.toContain(UNCOUNTED);
    }
  }
  const older = await beforeTravel('2025-11-24');
  expect(older.planned.flatMap(({ details }) => details)).not.toContain(UNCOUNTED);
});

test('[VAX-01] in the last weeks before 12 months they ask whether the trip leaves time for a dose that counts', async () => {
  const close =
    'From December 1 a dose counts: if the trip or stay begins after that, ask the doctor whether to wait for it.';
  const plan = await beforeTravel('2025-12-01');

  expect(['mmr', 'hepa'].map((vaccine) => rowOf(plan, vaccine, 1).details.includes(close))).toEqual([true, true]);
  const earlier = await beforeTravel('2025-12-20');
  expect(earlier.planned.flatMap(({ details }) => details).join(' ')).not.toContain('a dose counts');
});
