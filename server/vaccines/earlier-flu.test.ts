import { expect, test } from 'vitest';
import { answerPast } from '#contract/vaccines/past.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { marked, rowOf } from '#testing/vaccines/stored-vaccines.ts';

/** On November 21, 2026. */
async function planOf(bornOn: string, given: readonly string[]) {
  const family = await aFamily();
  const { parent } = family;
  const child = await aChild(family, parent, { born_on: day(bornOn) });
  const params = { childId: child.id };
  await parent.call(answerPast, { params, body: { checkups: [], isDone: true } });
  const doses = given.map((givenOn) => ({ givenOn, cvx: '140' }));
  const plan = await marked({ parent, child }, doses);
  const { visits } = await parent.call(readVisitPlan, { params });
  return { flu: rowOf(plan, 'flu', given.length + 1), visits };
}

const ASKS = 'A second dose for this season, unless two were given in earlier seasons: ask the doctor.';

test('[decision 63] a second flu dose is not called overdue of a child who may have had some in earlier seasons', async () => {
  const { flu, visits } = await planOf('2024-09-20', ['2026-10-02']);

  expect(flu).toMatchObject({
    status: 'upcoming',
    dueOn: '2026-10-30',
    windowEndsOn: null,
    isPrompt: false,
    category: 'ask-your-doctor',
    why: ASKS,
  });
  expect(flu.details.join(' ')).toContain('Nothing is entered for earlier seasons');
  expect(visits[0]?.products.flatMap(({ doses }) => doses)).toContainEqual(
    expect.objectContaining({ shortName: 'Flu', shownNumber: 2, isOverdue: false }),
  );
});

test.each([
  { what: 'in its first season', bornOn: '2026-03-20', given: ['2026-10-02'] },
  { what: 'of whom one of last season is entered', bornOn: '2024-09-20', given: ['2025-10-02', '2026-10-02'] },
])('[decision 63] that of a child $what is', async ({ bornOn, given }) => {
  const { flu } = await planOf(bornOn, given);

  expect(flu.status).toBe('overdue');
  expect(flu.why).not.toBe(ASKS);
});
