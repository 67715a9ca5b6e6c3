import { expect, test } from 'vitest';
import type { Checkup } from '#contract/checkups.ts';
import { lateCheckups, lateVaccinePlan, noah } from '#testing/checkups/checkup-replies.ts';
import { given } from '#testing/vaccines/vaccine-replies.ts';
import { careMarkup } from '#testing/web/care-markup.tsx';
import { today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { PastCard } from './past-card.tsx';

const PROMISE = 'Until then nothing reads overdue.';
const card = (checkups: readonly Checkup[] = lateCheckups, plan = lateVaccinePlan) =>
  wordsOf(careMarkup(<PastCard child={noah} today={today} plan={plan} />, { child: noah, checkups: [...checkups] }));

test('[decision 58] the question promises that nothing reads overdue only where that is true', () => {
  const overdue = lateCheckups.map((one) => (one.visit === 'm12' ? { ...one, status: 'overdue' as const } : one));

  expect(card()).toContain(PROMISE);
  expect(card(overdue)).not.toContain(PROMISE);
});

test('[decision 57] doses given on a day nobody knows are answered: they need a day, and the others are counted', () => {
  const [first, ...others] = lateVaccinePlan.planned;
  const answered = first ? [{ ...first, isUnanswered: false }, ...others] : [];
  const words = card(lateCheckups, { ...lateVaccinePlan, planned: answered, doses: [given(null, ['hepb'])] });

  expect(words).toContain('3 answers are left for Noah 1 shot needs a day. Nobody has said yet whether');
  expect(words).not.toContain('What has Noah had so far?');
  expect(words).not.toContain(PROMISE);
});
