import { describe, expect, test } from 'vitest';
import { addChild, readChild, type NewChild } from '#contract/children.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import {
  answerAboutBirth,
  answerPast,
  forgetBirthAnswer,
  openPast,
  type AnswerAboutBirth,
} from '#contract/vaccines/past.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { addDays, day } from '#domain/time/day.ts';
import { pastRows } from '#domain/vaccines/given/past-days.ts';
import { cardChoice } from '#domain/vaccines/standing/card-choice.ts';
import { dosesDueAt, unansweredAt } from '#domain/vaccines/standing/due-doses.ts';
import { standingOf } from '#domain/vaccines/standing/dose-standing.ts';
import { aFamily } from '#testing/family.ts';
import { marked, rowOf } from '#testing/vaccines/stored-vaccines.ts';

const today = day('2026-11-21');
/** On both sides of each week. */
const FIRST_DAYS = [0, 1, 2, 6, 7, 13, 14, 20, 21, 26, 27];

/** Noah, added today by a family whose other parent and grandmother are told of him too. */
async function withNoah(ageDays: number, facts: Partial<NewChild> = {}) {
  const family = await aFamily();
  const { parent } = family;
  const bornOn = addDays(today, -ageDays);
  const body = { firstName: 'Noah', lastName: null, bornOn, gender: 'male', ...facts } as const;
  const child = await parent.call(addChild, { body });
  const params = { childId: child.id };
  const answer = (given: AnswerAboutBirth) => parent.call(answerAboutBirth, { params, body: given });
  return { ...family, child, params, bornOn, answer, read: () => parent.call(readVaccinePlan, { params }) };
}

type Plan = Awaited<ReturnType<Awaited<ReturnType<typeof withNoah>>['read']>>;
const hepB = (plan: Plan) => rowOf(plan, 'hepb', 1);
const rsv = (plan: Plan) => rowOf(plan, 'rsv-ab', 1);

/** How the file for a clinic forecasts a vaccine, and from which day it is overdue: LOINC 59778-1. */
function forecastOf(group: string, file: string) {
  const { entry }: Clinic = JSON.parse(file);
  const all = entry.flatMap(({ resource }) => resource.recommendation ?? []);
  const found = all.find(({ description }) => description.startsWith(`${group}, `));
  const overdue = found?.dateCriterion.find(({ code }) => code.coding[0].code === '59778-1');
  return { status: found?.forecastStatus.coding[0].code, overdueOn: overdue?.value };
}

type Coded = { readonly coding: [{ readonly code: string }] };
type Forecast = {
  readonly description: string;
  readonly forecastStatus: Coded;
  readonly dateCriterion: readonly { readonly code: Coded; readonly value: string }[];
};
type Clinic = { readonly entry: readonly { readonly resource: { readonly recommendation?: readonly Forecast[] } }[] };

describe('[decision 79] a child that is added in its first 28 days', () => {
  test.each(FIRST_DAYS)(
    'at %i days: all questions are asked, and neither shot reads overdue or not needed before an answer',
    async (ageDays) => {
      const { read } = await withNoah(ageDays);
      const plan = await read();

      expect(plan.birthQuestions).toEqual(['hepatitis-b', 'mother-rsv', 'mother-hepatitis-b']);
      for (const row of [hepB(plan), rsv(plan)]) {
        expect(row).toMatchObject({ status: 'upcoming', isUnanswered: true, birthHours: null });
        expect(row.why).toMatch(/^Not answered yet: /);
      }
    },
  );

  test('under 2,000 g and of a negative mother: one message says when the hepatitis B shot is, and what to do', async () => {
    for (const ageDays of [0, 3, 20]) {
      const { read } = await withNoah(ageDays, { birthWeightKg: 1.8, motherHepatitisB: 'negative' });
      const plan = await read();
      const said = 'or for going home from the hospital, whichever comes first';

      expect(plan.birthQuestions).toEqual(['mother-rsv']);
      expect(plan.newbornNote).toContain(`for 1 month of age ${said}. Mark it here`);
      expect(hepB(plan)).toMatchObject({ status: 'upcoming', isUnanswered: false, birthHours: null });
      expect(hepB(plan).why).toBe(`For 1 month of age ${said}.`);
      expect([hepB(plan).why, ...hepB(plan).details].join(' ')).not.toMatch(/now|as soon as/);
    }
  });

  test.each([28, 60, 125])(
    'an older one, of %i days, is asked about the mother’s RSV vaccine alone',
    async (ageDays) => {
      const { answer, read } = await withNoah(ageDays);
      const before = await read();
      const after = await answer({ question: 'mother-rsv', answer: 'yes' });

      expect(before.birthQuestions).toEqual(['mother-rsv']);
      expect(rsv(before).isOfBirth).toBe(false);
      expect(after.birthQuestions).toEqual([]);
      expect(rsv(after)).toMatchObject({ status: 'not-needed' });
    },
  );

  test('one of 8 months or older, for whom the antibody is not meant, is asked nothing', async () => {
    const { read } = await withNoah(250);
    expect((await read()).birthQuestions).toEqual([]);
  });

  test.each(['positive', 'negative', 'unknown'] as const)(
    'the mother’s hepatitis B test, %s, is kept with the child, and is asked once',
    async (result) => {
      const { answer, parent, params } = await withNoah(2);
      const plan = await answer({ question: 'mother-hepatitis-b', answer: result });
      const child = await parent.call(readChild, { params });

      expect(child.motherHepatitisB).toBe(result);
      expect(plan.birthAnswers['mother-hepatitis-b']).toBe(result);
      expect(plan.birthQuestions).toEqual(['hepatitis-b', 'mother-rsv']);
    },
  );

  test('a negative test of the mother ends what is said of it', async () => {
    const { answer } = await withNoah(2);
    const plan = await answer({ question: 'mother-hepatitis-b', answer: 'negative' });

    expect(plan.newbornNote).toBeNull();
  });

  test.each([0, 3, 7, 13])(
    'at %i days: nothing is said of the mother’s test while it is asked about',
    async (ageDays) => {
      const { answer, read } = await withNoah(ageDays);
      const before = await read();
      const shot = await answer({ question: 'hepatitis-b', answer: 'yes' });

      expect([before.newbornNote, shot.newbornNote]).toEqual([null, null]);
    },
  );

  test.each(['positive', 'unknown'] as const)(
    'at 3 days, after ‘%s’, immune globulin and whom to call',
    async (result) => {
      const { answer } = await withNoah(3);
      const { newbornNote } = await answer({ question: 'mother-hepatitis-b', answer: result });

      expect(newbornNote).toContain('call the doctor now');
      expect(newbornNote).toContain('mmune globulin');
      expect(newbornNote?.includes('blood test of the child')).toBe(false);
      expect(newbornNote?.includes('A blood test at 9 to 12 months')).toBe(result === 'positive');
    },
  );

  test('under 2,000 g, when immune globulin does not wait for the test, it is said beside the questions', async () => {
    const { read } = await withNoah(1, { birthWeightKg: 1.8 });

    expect((await read()).newbornNote).toContain('immune globulin were to be given within 12 hours of birth');
  });

  test.each([
    { ageDays: 3, isSaid: false },
    { ageDays: 7, isSaid: false },
    { ageDays: 8, isSaid: true },
  ])('at $ageDays days, without the shot: the call is in the note: $isSaid', async ({ ageDays, isSaid }) => {
    const { answer } = await withNoah(ageDays);
    const { newbornNote } = await answer({ question: 'hepatitis-b', answer: 'no' });

    expect(newbornNote?.includes('call the doctor now') ?? false).toBe(isSaid);
  });

  test('what nobody answers in 14 days is said of the shot that is overdue then', async () => {
    const { clock, read } = await withNoah(2);
    clock.goOn({ days: 14 });

    expect((await read()).newbornNote).toContain('call the doctor now');
  });

  test('the answer about the test is taken back, and asked again', async () => {
    const { answer, parent, params } = await withNoah(2);
    const given = { question: 'mother-hepatitis-b', answer: 'negative' } as const;
    await answer(given);
    const plan = await parent.call(forgetBirthAnswer, { params, body: given });

    expect(plan.birthQuestions).toContain('mother-hepatitis-b');
    expect((await parent.call(readChild, { params })).motherHepatitisB).toBeNull();
  });

  test('the test is positive, negative or not known, and the shot is not', async () => {
    const { answer } = await withNoah(2);

    await expect(answer({ question: 'mother-hepatitis-b', answer: 'yes' })).rejects.toThrow(/positive, negative/);
    await expect(answer({ question: 'hepatitis-b', answer: 'positive' })).rejects.toThrow(/yes, no or unknown/);
  });

  test.each([true, false])('is not asked what was said when it was added: RSV vaccine %s', async (motherRsvVaccine) => {
    const { read } = await withNoah(2, { motherRsvVaccine });
    const plan = await read();

    expect(plan.birthQuestions).toEqual(['hepatitis-b', 'mother-hepatitis-b']);
    expect(rsv(plan).isUnanswered).toBe(false);
  });

  test('is not asked about a dose that is recorded', async () => {
    const { child, parent, bornOn } = await withNoah(3);
    const plan = await marked({ child, parent }, [{ givenOn: bornOn, cvx: '08' }]);

    expect(plan.birthQuestions).toEqual(['mother-rsv', 'mother-hepatitis-b']);
  });

  test('‘Yes’ records the shot on the day of birth, once', async () => {
    const { answer, bornOn } = await withNoah(2);
    await answer({ question: 'hepatitis-b', answer: 'yes' });
    const plan = await answer({ question: 'hepatitis-b', answer: 'yes' });

    expect(plan.doses).toMatchObject([{ givenOn: bornOn, vaccines: ['hepb'] }]);
    expect(hepB(plan)).toMatchObject({ status: 'completed', isUnanswered: false });
    expect(plan.birthQuestions).toEqual(['mother-rsv', 'mother-hepatitis-b']);
  });

  test('‘No’ makes it due within hours of birth, as soon as possible after', async () => {
    const { answer } = await withNoah(2);
    const plan = await answer({ question: 'hepatitis-b', answer: 'no' });

    expect(hepB(plan)).toMatchObject({ status: 'overdue', isUnanswered: false, birthHours: 12 });
    expect(hepB(plan).why).toContain('as soon as possible');
  });

  test.each(FIRST_DAYS)(
    'at %i days: ‘No’ settles the shot on every view, whatever else is asked of the time before',
    async (ageDays) => {
      const motherHepatitisB = ([null, 'positive', 'negative'] as const)[ageDays % 3];
      const { answer, bornOn, parent, params } = await withNoah(ageDays, { motherHepatitisB });
      const plan = await answer({ question: 'hepatitis-b', answer: 'no' });
      const { text } = await parent.ask(readVaccinesAsFhir, { params });
      const status = ageDays === 0 ? 'upcoming' : 'overdue';

      expect(hepB(plan)).toMatchObject({ status, dueOn: bornOn, isUnanswered: false, isPrompt: true });
      expect(plan.birthAnswers).toEqual({
        'hepatitis-b': 'no',
        'mother-rsv': null,
        'mother-hepatitis-b': motherHepatitisB,
      });
      expect(standingOf(hepB(plan), plan)).toBe(ageDays === 0 ? 'due' : 'overdue');
      expect(cardChoice(plan.planned, plan.doses)).toContainEqual(hepB(plan));
      expect(dosesDueAt(plan.planned, today)).toContainEqual(hepB(plan));
      expect(unansweredAt(plan.planned, today).map(({ vaccine }) => vaccine)).toEqual(['rsv-ab']);
      expect(forecastOf('HepB', text)).toEqual({ status: ageDays === 0 ? 'due' : 'overdue', overdueOn: bornOn });
    },
  );

  test.each(FIRST_DAYS)('at %i days: what the answers tell is not asked with the time before', async (ageDays) => {
    const { answer, read } = await withNoah(ageDays);
    const before = await read();
    const between = await answer({ question: 'hepatitis-b', answer: 'unknown' });
    const after = await answer({ question: 'mother-rsv', answer: 'unknown' });

    for (const plan of [before, between, after]) expect(pastRows(plan.planned, today)).toEqual([]);
    expect(after.planned.filter(({ isUnanswered }) => isUnanswered)).toEqual([]);
    expect(after.birthAnswers).toMatchObject({ 'hepatitis-b': 'unknown', 'mother-rsv': 'unknown' });
  });

  test.each([
    { question: 'hepatitis-b', first: 'yes', second: 'no' },
    { question: 'hepatitis-b', first: 'no', second: 'yes' },
    { question: 'mother-rsv', first: 'yes', second: 'unknown' },
    { question: 'mother-rsv', first: 'unknown', second: 'no' },
  ] as const)('of two parents the later is told of the other’s answer: $question $first, then $second', async (one) => {
    const { answer, parent, params } = await withNoah(2);
    const { question, first, second } = one;
    const before = await answer({ question, answer: first });

    const refused = await parent.ask(answerAboutBirth, { params, body: { question, answer: second } });

    const current = { birthAnswers: { [question]: first } };
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current } });
    expect(await answer({ question, answer: first })).toEqual(before);
  });

  test('‘I do not know’ says that it is not recorded, and where to ask', async () => {
    const { answer } = await withNoah(2);
    const plan = await answer({ question: 'hepatitis-b', answer: 'unknown' });

    expect(hepB(plan).why).toMatch(
      /^Not known whether hepatitis B vaccine was given in the hospital. Ask the hospital or your doctor now/,
    );
    expect(hepB(plan).details.join()).toContain('as soon as possible');
    expect(plan).toMatchObject({ doses: [], birthQuestions: ['mother-rsv', 'mother-hepatitis-b'] });
  });

  test.each([
    { answer: 'yes', kept: true, status: 'not-needed' },
    { answer: 'later', kept: false, status: 'upcoming' },
    { answer: 'no', kept: false, status: 'upcoming' },
    { answer: 'unknown', kept: null, status: 'upcoming' },
  ] as const)("the mother's RSV vaccine, $answer, is kept with the child", async (one) => {
    const { answer, parent, params } = await withNoah(15);
    const plan = await answer({ question: 'mother-rsv', answer: one.answer });
    const child = await parent.call(readChild, { params });

    expect(child.motherRsvVaccine).toBe(one.kept);
    expect(rsv(plan)).toMatchObject({ status: one.status, isUnanswered: false });
    expect(plan.birthQuestions).toEqual(['hepatitis-b', 'mother-hepatitis-b']);
  });

  test('‘Yes, less than 14 days before the birth’ is no answer about the hepatitis B shot', async () => {
    const { answer, read } = await withNoah(2);

    await expect(answer({ question: 'hepatitis-b', answer: 'later' })).rejects.toThrow(/yes, no or unknown/);
    expect((await read()).birthQuestions).toEqual(['hepatitis-b', 'mother-rsv', 'mother-hepatitis-b']);
  });

  test('after 14 days without an answer reads as everything else, and is asked until 8 weeks', async () => {
    const { clock, read } = await withNoah(2);
    clock.goOn({ days: 13 });
    const before = await read();
    clock.goOn({ days: 1 });
    const after = await read();
    clock.goOn({ days: 40 });

    expect(hepB(before)).toMatchObject({ status: 'upcoming', isUnanswered: true });
    expect(hepB(after)).toMatchObject({ status: 'overdue', isUnanswered: false });
    expect(after.birthQuestions).toEqual(['hepatitis-b', 'mother-rsv', 'mother-hepatitis-b']);
    expect((await read()).birthQuestions).toEqual([]);
  });
});

test('[decision 58] the question about the past opens by itself once for each parent of a child', async () => {
  const { parent, coParent, child } = await aFamily();
  const params = { childId: child.id };
  const first = await parent.call(readVaccinePlan, { params });
  await parent.call(openPast, { params });
  const again = await parent.call(openPast, { params });

  expect([first.hasPastOpened, again.hasPastOpened]).toEqual([false, true]);
  expect(await coParent.call(readVaccinePlan, { params })).toMatchObject({ hasPastOpened: false, isPastOpen: true });
});

test('[decision 58] the question about the past does not open by itself for whom has answered it', async () => {
  const { parent, coParent, child } = await aFamily();
  const params = { childId: child.id };

  const { plan } = await parent.call(answerPast, { params, body: { checkups: [], isDone: false } });

  expect(plan).toMatchObject({ hasPastOpened: true, isPastOpen: true });
  expect(await coParent.call(readVaccinePlan, { params })).toMatchObject({ hasPastOpened: false });
});
