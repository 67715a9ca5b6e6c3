import { expect, test } from 'vitest';
import { addChild, readChild } from '#contract/children.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { markBloodTest, noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { answerAboutBirth, type AnswerAboutBirth } from '#contract/vaccines/past.ts';
import { day } from '#domain/time/day.ts';
import { aFamily } from '#testing/family.ts';
import { marked } from '#testing/vaccines/stored-vaccines.ts';

/** Noah, of a mother whose hepatitis B test was positive. */
async function withNoah(bornOn: string) {
  const { parent } = await aFamily();
  const facts = { firstName: 'Noah', lastName: null, gender: 'male', motherHepatitisB: 'positive' } as const;
  const child = await parent.call(addChild, { body: { ...facts, bornOn: day(bornOn) } });
  const params = { childId: child.id };
  const answer = (given: AnswerAboutBirth) => parent.call(answerAboutBirth, { params, body: given });
  return { parent, child, params, answer, read: () => parent.call(readVaccinePlan, { params }) };
}

test('[decision 79] what is answered of the time around birth is read again as it was given', async () => {
  const [one, other] = [await withNoah('2026-11-19'), await withNoah('2026-11-19')];
  await one.answer({ question: 'hepatitis-b', answer: 'no' });
  await one.answer({ question: 'mother-rsv', answer: 'unknown' });
  await other.answer({ question: 'mother-rsv', answer: 'yes' });

  expect((await one.read()).birthAnswers).toMatchObject({ 'hepatitis-b': 'no', 'mother-rsv': 'unknown' });
  expect((await other.parent.call(readChild, { params: other.params })).motherRsvVaccine).toBe(true);
});

test('[decision 59] a blood test that was done is read again with who said so', async () => {
  const { parent, child, params, read } = await withNoah('2025-12-21');
  const givenOn = ['2025-12-21', '2026-01-21', '2026-06-21'];
  await marked(
    { child, parent },
    givenOn.map((on) => ({ givenOn: on, cvx: '08' })),
  );
  await parent.call(markBloodTest, { params, body: { isDone: true } });

  expect((await read()).bloodTest?.done?.madeBy?.id).toBe(parent.id);
});

test('[VAX-01] conditions are read again as they were noted, without those that were taken back', async () => {
  const { parent, params, read } = await withNoah('2025-12-21');
  const first = { conditions: ['hiv', 'asthma'], seen: [] };
  await parent.call(noteVaccineConditions, { params, body: first });
  const noted = await read();
  await parent.call(noteVaccineConditions, { params, body: { conditions: ['asthma'], seen: first.conditions } });

  expect(noted.conditions.map(({ id }) => id).toSorted()).toEqual(['asthma', 'hiv']);
  expect((await read()).conditions.map(({ id }) => id)).toEqual(['asthma']);
});
