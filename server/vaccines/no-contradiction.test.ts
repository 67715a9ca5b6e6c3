import { expect, test } from 'vitest';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { answerPast } from '#contract/vaccines/past.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';

/**
 * On November 21, 2026, of children of whom nothing was given. The rows of a vaccine that is withheld read alike, but for
 * those of a vaccine of which CDC calls for fewer doses than the schedule has, by when it begins. Where a doctor is asked
 * about more doses than are planned, only the rows of those are withheld.
 */
test.each<{ condition: string; bornOn: string; fewer?: string }>([
  { condition: 'weak-immune-system', bornOn: '2019-11-20' },
  { condition: 'chemotherapy', bornOn: '2025-08-20', fewer: 'hib' },
  { condition: 'scid', bornOn: '2025-08-20' },
  { condition: 'hiv', bornOn: '2026-09-20' },
  { condition: 'asthma', bornOn: '2021-11-20' },
  { condition: 'blocked-bowel', bornOn: '2025-12-20' },
  { condition: 'reaction-hib', bornOn: '2025-08-20' },
])('[VAX-01] rows, sentences and visits do not contradict each other: $condition, born $bornOn', async (of) => {
  const family = await aFamily();
  const { parent } = family;
  const child = await aChild(family, parent, { born_on: day(of.bornOn) });
  const params = { childId: child.id };
  await parent.call(answerPast, { params, body: { checkups: [], isDone: true } });
  const plan = await parent.call(noteVaccineConditions, { params, body: { conditions: [of.condition], seen: [] } });
  const { visits, notPlanned } = await parent.call(readVisitPlan, { params });
  const planned = visits.flatMap(({ products }) => products.flatMap(({ doses }) => doses));

  const found = [...Map.groupBy(plan.planned, ({ vaccine }) => vaccine)].map(([vaccine, rows]) => {
    const text = plan.vaccines.find((one) => one.vaccine === vaccine)?.text ?? '';
    const isOpen = text.includes('Ask the doctor now: ');
    const ofDoses = rows.filter(
      ({ status }) => (status !== 'not-needed' || vaccine !== of.fewer) && (status !== 'ask-first' || !isOpen),
    );
    const statuses = [...new Set(ofDoses.map(({ status }) => status))];
    const isWithheld = statuses.includes('ask-first') || statuses.includes('contraindicated');
    const isNamed = (one: { shortName: string }) => rows.some(({ shortName }) => shortName === one.shortName);
    return { vaccine, text, statuses, isWithheld, isPlanned: planned.some(isNamed), isLeft: notPlanned.some(isNamed) };
  });
  const isWrong = ({ text, statuses, isWithheld, isPlanned, isLeft }: (typeof found)[number]) =>
    isWithheld !== /^(ask the doctor|not to be given)/i.test(text) ||
    (isWithheld && (isPlanned || !isLeft || statuses.length > 1)) ||
    (isPlanned && isLeft);

  expect(found.filter(isWrong)).toEqual([]);
});
