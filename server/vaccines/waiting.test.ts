import { expect, test } from 'vitest';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { marked } from '#testing/vaccines/stored-vaccines.ts';

/** The visits of a child of four weeks, on November 21, 2026, that was given what is for a newborn. */
async function visitsOf(mother: 'positive' | 'negative' | null) {
  const family = await aFamily();
  const bornOn = day('2026-10-24');
  const child = await aChild(family, family.parent, { born_on: bornOn, mother_hepatitis_b: mother });
  const mine = { ...family, child, params: { childId: child.id } };
  await marked(
    mine,
    ['08', '306'].map((cvx) => ({ givenOn: bornOn, cvx })),
  );
  const { visits } = await family.parent.call(readVisitPlan, { params: mine.params });
  return visits.map(({ on, noLaterThan, why, products }) => {
    const doses = products.flatMap((of) =>
      of.doses.map(({ shortName, shownNumber: number }) => `${shortName} ${number}`),
    );
    return { on, noLaterThan, why, doses: doses.toSorted() };
  });
}

test('[decision 64] the second dose of hepatitis B waits for the visit at 2 months, which says so', async () => {
  const [first] = await visitsOf('negative');

  expect(first).toEqual({
    on: '2026-12-24',
    noLaterThan: '2027-01-21',
    why: 'DTaP: the recommended age, from December 24, 2026. Hepatitis B could be given from November 24, 2026, and may wait so that one visit is enough.',
    doses: ['DTaP 1', 'HepB 2', 'Hib 1', 'IPV 1', 'PCV 1', 'RV 1'],
  });
});

test.each(['positive', null] as const)('[decision 59] it waits for no visit where the mother is %s', async (mother) => {
  const [first, second] = await visitsOf(mother);

  expect(first).toEqual({
    on: '2026-11-24',
    noLaterThan: '2026-12-08',
    why: 'Hepatitis B: the recommended age, from November 24, 2026.',
    doses: ['HepB 2'],
  });
  expect(second?.on).toBe('2026-12-24');
});
