import { describe, expect, test } from 'vitest';
import { addChild, readChild } from '#contract/children.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { addDoses, changeDose } from '#contract/vaccines/changes.ts';
import { answerAboutBirth, forgetBirthAnswer, type AnswerAboutBirth } from '#contract/vaccines/past.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { aFamily, tie } from '#testing/family.ts';
import { rowOf } from '#testing/vaccines/stored-vaccines.ts';

/** Noah, who is three days old. */
async function withNoah() {
  const family = await aFamily();
  const { parent } = family;
  const body = { firstName: 'Noah', lastName: null, bornOn: '2026-11-18', gender: 'male' } as const;
  const child = await parent.call(addChild, { body });
  const params = { childId: child.id };
  const asked = await parent.call(readVaccinePlan, { params });
  const answer = (given: AnswerAboutBirth) => parent.call(answerAboutBirth, { params, body: given });
  return { ...family, params, asked, answer };
}

describe('[decision 79] an answer about the birth is taken back', () => {
  test.each<AnswerAboutBirth>([
    { question: 'hepatitis-b', answer: 'yes' },
    { question: 'hepatitis-b', answer: 'no' },
    { question: 'hepatitis-b', answer: 'unknown' },
    { question: 'mother-rsv', answer: 'yes' },
    { question: 'mother-rsv', answer: 'later' },
    { question: 'mother-rsv', answer: 'no' },
    { question: 'mother-rsv', answer: 'unknown' },
  ])(
    'and the question is open again, with nothing of the answer left, also when it is sent twice: %j',
    async (given) => {
      const { house, parent, params, asked, answer } = await withNoah();
      const { doses } = await answer(given);
      const [dose] = doses.map(({ id, version }) => ({ id, version }));
      const body = { ...given, ...(dose && { dose }) };

      const back = await parent.call(forgetBirthAnswer, { params, body });

      expect(back).toMatchObject({ birthQuestions: asked.birthQuestions, birthAnswers: asked.birthAnswers, doses: [] });
      for (const vaccine of ['hepb', 'rsv-ab'])
        expect(rowOf(back, vaccine, 1)).toMatchObject({ isUnanswered: true, why: rowOf(asked, vaccine, 1).why });
      expect((await parent.call(readChild, { params })).motherRsvVaccine).toBeNull();
      const before = await storedRows(house.db);
      await parent.call(forgetBirthAnswer, { params, body });
      expect(await storedRows(house.db)).toEqual(before);
    },
  );

  test('unless another answer stands, or its dose was corrected', async () => {
    const { house, parent, params, answer } = await withNoah();
    const { doses } = await answer({ question: 'hepatitis-b', answer: 'yes' });
    const [dose] = doses;
    const changed = { givenOn: '2026-11-19', vaccine: 'hepb', version: 1 };
    await parent.call(answerAboutBirth, { params, body: { question: 'mother-rsv', answer: 'no' } });
    await parent.call(changeDose, { params: { ...params, doseId: dose?.id ?? '' }, body: changed });
    const before = await storedRows(house.db);

    const stale = { question: 'hepatitis-b', answer: 'yes', dose: { id: dose?.id ?? '', version: 1 } } as const;
    const other = { question: 'mother-rsv', answer: 'yes' } as const;
    const refused = [
      await parent.ask(forgetBirthAnswer, { params, body: stale }),
      await parent.ask(forgetBirthAnswer, { params, body: other }),
    ];

    expect(refused).toMatchObject(refused.map(() => ({ status: 409, body: { code: 'changed-meanwhile' } })));
    expect(await storedRows(house.db)).toEqual(before);
  });

  test('and no other dose goes with it: only the one that the answer recorded', async () => {
    const { house, parent, params, answer } = await withNoah();
    const answered = await answer({ question: 'hepatitis-b', answer: 'yes' });
    const [recorded] = answered.doses;
    const others = [
      { givenOn: '2026-11-20', vaccine: 'hepb', lot: 'A1204', isAnother: true },
      { givenOn: '2026-11-18', vaccine: 'rsv-ab' },
      { givenOn: '2026-11-18', cvx: '08', isAnother: true },
    ];
    const { doses } = await parent.call(addDoses, { params, body: { doses: others } });
    const other = doses.filter(({ id }) => id !== recorded?.id);
    expect(other).toHaveLength(3);
    const before = await storedRows(house.db);

    const given = { question: 'hepatitis-b', answer: 'yes' } as const;
    const refused = await Promise.all(
      other.map(({ id }) => parent.ask(forgetBirthAnswer, { params, body: { ...given, dose: { id, version: 1 } } })),
    );

    expect(refused).toMatchObject(refused.map(() => ({ status: 409, body: { code: 'changed-meanwhile' } })));
    expect(await storedRows(house.db)).toEqual(before);
    const body = { ...given, dose: { id: recorded?.id ?? '', version: 1 } };
    const back = await parent.call(forgetBirthAnswer, { params, body });
    expect(back.doses.map(({ id }) => id)).toEqual(other.map(({ id }) => id));
  });

  test.each<AnswerAboutBirth>([
    { question: 'mother-rsv', answer: 'yes' },
    { question: 'hepatitis-b', answer: 'unknown' },
  ])('and an answer that records no dose names none: %j', async (given) => {
    const { house, parent, params, answer } = await withNoah();
    await answer(given);
    const dose = { givenOn: '2026-11-20', vaccine: 'hepb', lot: 'A1204' };
    const { doses } = await parent.call(addDoses, { params, body: { doses: [dose] } });
    const before = await storedRows(house.db);

    const body = { ...given, dose: { id: doses[0]?.id ?? '', version: 1 } };
    const refused = await parent.ask(forgetBirthAnswer, { params, body });

    expect(refused).toMatchObject({ status: 422, body: { code: 'bad-input' } });
    expect(await storedRows(house.db)).toEqual(before);
  });

  test('nor does the dose go that the answer of another parent recorded', async () => {
    const { params, answer, ...family } = await withNoah();
    const { parent, coParent } = family;
    await tie(family, { id: params.childId }, coParent, { relationship: 'father' });
    const given = { question: 'hepatitis-b', answer: 'yes' } as const;
    const { doses } = await answer(given);
    await coParent.call(answerAboutBirth, { params, body: given });
    const body = { ...given, dose: { id: doses[0]?.id ?? '', version: 1 } };

    expect(await coParent.ask(forgetBirthAnswer, { params, body })).toMatchObject({ status: 409 });
    expect((await parent.call(readVaccinePlan, { params })).doses).toHaveLength(1);
  });
});
