import { describe, expect, test } from 'vitest';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { day } from '#domain/time/day.ts';
import { aQueryCache, markupWithin, put } from '#testing/web/a-query-cache.tsx';
import { maya, today } from '#testing/web/replies.ts';
import { planned, planWith, vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { vaccinePlanQuery } from '../data.ts';
import { VisitDuePanel } from './visit-due-panel.tsx';

function sheet(plan: VaccinePlan) {
  const cache = aQueryCache();
  put(cache, vaccinePlanQuery(maya.id), plan);
  return wordsOf(markupWithin(cache, <VisitDuePanel child={maya} today={today} />));
}

describe('[decision 48] what is due, on the sheet for the doctor', () => {
  test('says of doses that are overdue nothing of a day until which the others wait', () => {
    const plan = planWith(({ vaccine, number }) =>
      vaccine === 'dtap' && number === 2 ? { status: 'overdue', windowEndsOn: day('2026-11-20') } : {},
    );

    expect(sheet(plan)).toMatch(
      /^Due now: 5 DTaP, dose 2 after dose 1 on Sep 21 Overdue Rotavirus \(RV\), dose 2 after dose 1 on Sep 21 until Jan 15, 2027/,
    );
  });

  test('does not say that the shot in the hospital was not given where the parents do not know it', () => {
    const due = (answer: 'no' | 'unknown' | null) =>
      sheet({
        ...vaccinePlan,
        doses: [],
        planned: [{ ...planned('hepb', 1, '2026-11-21'), birthHours: 12 }, planned('hib', 1, '2026-11-21')],
        birthAnswers: { ...vaccinePlan.birthAnswers, 'hepatitis-b': answer },
      });

    expect(due('unknown')).toContain('dose 1 not known whether given At birth, within 12 hours: due now');
    expect(due('unknown').split('none given')).toHaveLength(2);
    expect(due('no')).toContain('dose 1 none given At birth');
    expect(due(null)).toContain('dose 1 none given At birth');
  });
});
