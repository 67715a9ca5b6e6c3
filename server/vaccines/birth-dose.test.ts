import { describe, expect, test } from 'vitest';
import { addChild } from '#contract/children.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { answerAboutBirth } from '#contract/vaccines/past.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aFamily } from '#testing/family.ts';
import { rowOf } from '#testing/vaccines/stored-vaccines.ts';

describe('the birth dose of hepatitis B', () => {
  const bornOn = day('2026-11-21');

  test.each([
    { mother: 'positive', hours: 12 },
    { mother: 'negative', hours: 24 },
    { mother: null, hours: 12 },
  ] as const)('is due within $hours hours where the mother’s test is $mother', async ({ mother, hours }) => {
    const family = await aFamily();
    const noah = { firstName: 'Noah', lastName: null, bornOn, gender: 'male', motherHepatitisB: mother } as const;
    const { id: childId } = await family.parent.call(addChild, { body: noah });
    const params = { childId };
    const body = { question: 'hepatitis-b', answer: 'no' } as const;
    await family.parent.call(answerAboutBirth, { params, body });
    const birthDose = async () => {
      const plan = await family.parent.call(readVaccinePlan, { params });
      const { visits } = await family.parent.call(readVisitPlan, { params });
      return { row: rowOf(plan, 'hepb', 1), visit: visits[0] };
    };

    const today = await birthDose();
    family.clock.goOn({ days: 4 });
    const later = await birthDose();

    expect(today.row).toMatchObject({ birthHours: hours, windowEndsOn: bornOn });
    expect(today.row.why).toBe(`At birth, within ${hours} hours: due now.`);
    expect(today.visit).toMatchObject({ on: bornOn, noLaterThan: bornOn });
    expect(later.row).toMatchObject({ birthHours: hours, status: 'overdue' });
    expect(later.row.why).toBe(`It was due at birth, within ${hours} hours: as soon as possible.`);
    expect(later.visit).toMatchObject({ on: '2026-11-25', title: 'As soon as you can' });
  });
});
