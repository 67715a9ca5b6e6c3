import { describe, expect, test } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { changeQuestion } from '#contract/checkups/questions.ts';
import { saveVisit, takeBackVisit } from '#contract/checkups/visit.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import type { Request } from '#contract/endpoint.ts';
import { day } from '#domain/time/day.ts';
import { newId } from '#server/db/id.ts';
import { aCheckup, aQuestion } from '#testing/checkups/checkups.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { aFamily } from '#testing/family.ts';
import { aPlan, rowOf } from '#testing/vaccines/stored-vaccines.ts';

type Body = Request<typeof saveVisit>['body'];

const on = '2026-11-20';

/** Maya's checkup at four months was yesterday, with one question. */
async function atAVisit() {
  const family = await aFamily();
  const { child, parent } = family;
  const { id: checkupId } = await aCheckup(family, child, parent, { scheduled_on: day(on) });
  const { id: questionId } = await aQuestion(family, child, parent, { checkup_id: checkupId });
  const params = { childId: child.id, checkupId };
  await parent.call(listCheckups, { params });
  const dtap = rowOf(await aPlan(family), 'dtap', 1);
  const body = {
    completedOn: on,
    measurement: { id: newId(), measuredOn: on, weightKg: 6.52, weightText: '6.52', place: 'doctor' },
    doses: [{ id: newId(), givenOn: on, vaccine: 'dtap', lot: 'A123', fills: [dtap.id] }],
    answers: [{ questionId, answer: 'Peanut early.', version: 1 }],
    version: 1,
  } satisfies Body;
  return { ...family, params, body, questionId, dtap };
}

async function everythingIn({ parent, params }: Pick<Awaited<ReturnType<typeof atAVisit>>, 'parent' | 'params'>) {
  const { childId } = params;
  const [list, plan, measured] = await Promise.all([
    parent.call(listCheckups, { params: { childId } }),
    parent.call(readVaccinePlan, { params: { childId } }),
    parent.call(measurementEndpoints.list, { params: { childId } }),
  ]);
  return { checkup: list.find(({ id }) => id === params.checkupId), plan, measured };
}

describe('[decision 76] what a family writes down of a checkup', () => {
  test('is in its rooms after one save: checkup, measurement, doses and answers', async () => {
    const { coParent, params, body, questionId, dtap, ...family } = await atAVisit();

    const saved = await coParent.call(saveVisit, { params, body });

    expect(saved.checkup).toMatchObject({
      completed: true,
      completedOn: on,
      version: 2,
      changedBy: { id: coParent.id },
    });
    expect(saved.checkup.questions).toMatchObject([{ id: questionId, answer: 'Peanut early.', version: 2 }]);
    expect(saved.measurement).toMatchObject({ measuredOn: on, weightKg: 6.52, place: 'doctor' });
    expect(saved.plan.planned.find(({ id }) => id === dtap.id)).toMatchObject({ completed: true });
    expect(saved.plan.doses).toMatchObject([{ givenOn: on, lot: 'A123' }]);
    const { checkup, plan, measured } = await everythingIn({ ...family, params });
    expect([checkup, plan, measured]).toEqual([saved.checkup, saved.plan, [saved.measurement]]);
  });

  test('has a dose that came too early where it was given so, and asks no more when it is sent again', async () => {
    const { parent, params, body } = await atAVisit();
    const early = { ...body, doses: [{ id: newId(), givenOn: '2026-08-10', vaccine: 'dtap' }] };

    const saved = await parent.call(saveVisit, { params, body: early });

    expect(saved.plan.doses[0]?.verdicts).toMatchObject([{ vaccine: 'dtap', counts: false }]);
    expect(await parent.call(saveVisit, { params, body: { ...early, refusesEarly: true } })).toEqual(saved);
  });

  test('is asked about a dose that came too early, also where it comes without an id', async () => {
    const { parent, params, body } = await atAVisit();
    const doses = [
      { givenOn: '2026-09-21', vaccine: 'hib' },
      { givenOn: '2026-08-10', vaccine: 'dtap' },
    ];

    const path = `/api/children/${params.childId}/checkups/${params.checkupId}/visit`;
    const refused = await parent.post(path, { ...body, doses, refusesEarly: true });

    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'unlikely-value',
        fields: [{ name: 'doses.1.givenOn', message: 'DTaP: 20 days too early (earliest: 6 weeks, August 30)' }],
      },
    });
    expect((await everythingIn({ parent, params })).plan.doses).toEqual([]);
  });

  test('may be nothing but that it took place', async () => {
    const { parent, params } = await atAVisit();

    const saved = await parent.call(saveVisit, { params, body: { completedOn: on, version: 1 } });

    expect(saved).toMatchObject({ checkup: { completed: true, completedOn: on }, measurement: null });
    expect(saved.plan.doses).toEqual([]);
  });

  test('is there once when it is sent again, as when the answer was lost', async () => {
    const { house, parent, params, body } = await atAVisit();
    const saved = await parent.call(saveVisit, { params, body });
    const before = await storedRows(house.db);

    expect(await parent.call(saveVisit, { params, body })).toEqual(saved);
    expect(await storedRows(house.db)).toEqual(before);
  });

  test.each<{ what: string; change: (body: Body) => Partial<Body>; status: number; code: string; names: string[] }>([
    {
      what: 'an unlikely weight',
      change: ({ measurement }) => ({
        measurement: { ...measurement, measuredOn: on, weightKg: 40, weightText: '40' },
      }),
      status: 409,
      code: 'unlikely-value',
      names: ['measurement.weightKg'],
    },
    {
      what: 'a weight above the limit',
      change: () => ({ measurement: { measuredOn: on, weightKg: 151 } }),
      status: 422,
      code: 'bad-input',
      names: ['measurement.weightKg'],
    },
    {
      what: 'a measurement of tomorrow',
      change: () => ({ measurement: { measuredOn: '2026-11-22', weightKg: 6.5 } }),
      status: 422,
      code: 'bad-input',
      names: ['measurement.measuredOn'],
    },
    {
      what: 'a lot number that is too long',
      change: () => ({ doses: [{ givenOn: on, vaccine: 'dtap', lot: 'x'.repeat(41) }] }),
      status: 422,
      code: 'bad-input',
      names: ['doses.0.lot'],
    },
    {
      what: 'a second dose of the same vaccine',
      change: ({ doses = [] }) => ({ doses: [...doses, { givenOn: on, vaccine: 'dtap' }] }),
      status: 409,
      code: 'already-exists',
      names: ['doses.1.isAnother'],
    },
    {
      what: 'a dose that came too early to count',
      change: () => ({ doses: [{ id: newId(), givenOn: '2026-08-10', vaccine: 'dtap' }], refusesEarly: true }),
      status: 409,
      code: 'unlikely-value',
      names: ['doses.0.givenOn'],
    },
    {
      what: 'an answer that is too long',
      change: ({ answers = [] }) => ({ answers: answers.map((one) => ({ ...one, answer: 'x'.repeat(1001) })) }),
      status: 422,
      code: 'bad-input',
      names: ['answers.0.answer'],
    },
    {
      what: 'a day that is still to come',
      change: () => ({ completedOn: '2026-11-22' }),
      status: 422,
      code: 'bad-input',
      names: ['completedOn'],
    },
  ])('is refused at its field, and nothing of it is kept: $what', async ({ change, status, code, names }) => {
    const { house, parent, params, body } = await atAVisit();
    const before = await storedRows(house.db);

    const answer = await parent.ask(saveVisit, { params, body: { ...body, ...change(body) } });

    expect(answer).toMatchObject({ status, body: { code, fields: names.map((name) => ({ name })) } });
    expect(await storedRows(house.db)).toEqual(before);
  });

  test('is refused with the checkup when the other parent saved it first, or answered its question', async () => {
    const { parent, coParent, params, body, questionId } = await atAVisit();
    await coParent.call(saveVisit, { params, body: { completedOn: '2026-11-19', answers: body.answers, version: 1 } });
    const { checkup } = await everythingIn({ parent, params });

    const late = await parent.ask(saveVisit, { params, body });
    const other = { ...body, version: 2, answers: [{ questionId, answer: 'Wait.', version: 1 }] };
    const unseen = await parent.ask(saveVisit, { params, body: other });

    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: checkup } });
    expect(unseen).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect((await everythingIn({ parent, params })).measured).toEqual([]);
  });

  test('is not written down a second time by the other parent, who measured on the same day', async () => {
    const { parent, coParent, params, body } = await atAVisit();
    const { measurement, version, completedOn } = body;
    await coParent.call(saveVisit, { params, body: { measurement, version, completedOn } });

    const other = { completedOn, version, measurement: { ...measurement, id: newId() } };
    const late = await parent.ask(saveVisit, { params, body: other });
    const nameless = await parent.ask(saveVisit, {
      params,
      body: { ...other, measurement: { ...measurement, id: undefined } },
    });
    const nothing = await parent.ask(saveVisit, { params, body: { completedOn, version } });

    expect([late, nameless].map(({ status }) => status)).toEqual([409, 409]);
    expect(nothing).toMatchObject({ status: 200, body: { checkup: { version: 2 } } });
    expect((await everythingIn({ parent, params })).measured).toHaveLength(1);
  });

  test('is refused with the plan when somebody marked one of its doses first, and nothing of it is kept', async () => {
    const { house, parent, coParent, params, body, dtap } = await atAVisit();
    await coParent.call(saveVisit, { params, body: { ...body, answers: [], measurement: undefined, version: 1 } });
    const before = await storedRows(house.db);

    const doses = [{ id: newId(), givenOn: on, vaccine: 'dtap', fills: [dtap.id] }];
    const answer = await parent.ask(saveVisit, { params, body: { ...body, doses, answers: [], version: 2 } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect(await storedRows(house.db)).toEqual(before);
  });

  test('a question of another checkup, or one that was removed, is not answered by it', async () => {
    const { parent, params, body } = await atAVisit();
    const answers = [{ questionId: newId(), answer: 'Wait.', version: 1 }];

    const answer = await parent.ask(saveVisit, { params, body: { ...body, answers } });

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { id: params.checkupId } },
    });
  });

  test('a weight on the day of birth is the birth weight by which hepatitis B is planned', async () => {
    const family = await aFamily();
    const { child, parent } = family;
    const { id: checkupId } = await aCheckup(family, child, parent);
    const params = { childId: child.id, checkupId };
    await aPlan(family);

    const measurement = { measuredOn: child.bornOn, weightKg: 1.8 };
    const { plan } = await parent.call(saveVisit, { params, body: { completedOn: on, measurement, version: 1 } });

    expect(plan).toEqual(await aPlan(family));
  });
});

describe('[decision 77] a visit that was saved', () => {
  test('is taken back with one undo, also when that is sent twice', async () => {
    const { house, parent, params, body, questionId } = await atAVisit();
    const saved = await parent.call(saveVisit, { params, body });
    const taken = {
      measurement: { id: body.measurement.id, version: 1 },
      doses: saved.plan.doses.map(({ id, version }) => ({ id, version })),
      answers: [{ questionId, version: 2, before: null }],
      version: 2,
    };

    const back = await parent.call(takeBackVisit, { params, body: taken });

    expect(back.checkup).toMatchObject({ completed: false, completedOn: null, scheduledOn: on, version: 3 });
    expect(back.checkup.questions).toMatchObject([{ id: questionId, answer: null, version: 3 }]);
    expect(back.plan.doses).toEqual([]);
    expect((await everythingIn({ parent, params })).measured).toEqual([]);
    const before = await storedRows(house.db);
    expect(await parent.call(takeBackVisit, { params, body: taken })).toEqual(back);
    expect(await storedRows(house.db)).toEqual(before);
  });

  test('gives back the answer that it replaced, as the other parent wrote it', async () => {
    const { house, parent, coParent, params, questionId } = await atAVisit();
    const question = { ...params, questionId };
    const hers = { text: 'Does eczema change our allergy plan?', answer: 'Wait.', version: 1 };
    await coParent.call(changeQuestion, { params: question, body: hers });
    const answers = [{ questionId, answer: 'Peanut early.', version: 2 }];
    await parent.call(saveVisit, { params, body: { completedOn: on, answers, version: 1 } });

    const taken = { answers: [{ questionId, version: 3, before: 'Wait.' }], version: 2 };
    const back = await parent.call(takeBackVisit, { params, body: taken });

    expect(back.checkup.questions).toMatchObject([{ id: questionId, answer: 'Wait.', version: 4 }]);
    const stored = await storedRows(house.db);
    expect(await parent.call(takeBackVisit, { params, body: taken })).toEqual(back);
    expect(await storedRows(house.db)).toEqual(stored);
  });

  test.each(['measurement', 'dose', 'answer', 'checkup'] as const)(
    'stays as it is when its %s was changed since',
    async (what) => {
      const { house, parent, params, body, questionId } = await atAVisit();
      const saved = await parent.call(saveVisit, { params, body });
      const before = await storedRows(house.db);
      const seen = (of: typeof what, version: number) => (of === what ? version + 1 : version);

      const answer = await parent.ask(takeBackVisit, {
        params,
        body: {
          measurement: { id: body.measurement.id, version: seen('measurement', 1) },
          doses: saved.plan.doses.map(({ id, version }) => ({ id, version: seen('dose', version) })),
          answers: [{ questionId, version: seen('answer', 2), before: null }],
          version: seen('checkup', 2),
        },
      });

      expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
      expect(await storedRows(house.db)).toEqual(before);
    },
  );
});
