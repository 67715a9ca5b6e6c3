import * as z from 'zod/mini';
import { Checkup } from '#contract/checkups.ts';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { SeenEntry } from '#contract/stored.ts';
import { birthAnswerIds, birthQuestionIds } from '#domain/vaccines/birth/birth-questions.ts';
import { VaccinePlan } from '../vaccines.ts';
import { NewDoses } from './changes.ts';

/** What the family knows about the time before the child was added. */
export const PastAnswer = z.strictObject({
  /** The same when it is sent again: its reply then tells what was added by both. */
  id: z.optional(Id),
  checkups: z.array(Id).check(z.maxLength(20)),
  doses: z.optional(NewDoses.shape.doses),
  /** Planned doses that were not given before the child was added. */
  notGiven: z.optional(z.array(Id).check(z.maxLength(60))),
  /** True to stop asking: the family has answered, or does not know. */
  isDone: z.boolean(),
});
export type PastAnswer = z.infer<typeof PastAnswer>;

/** What an answer added, as its reply tells it: not what was there before. */
export const AddedByPast = z.strictObject({
  checkups: z.array(SeenEntry).check(z.maxLength(20)),
  doses: z.array(SeenEntry).check(z.maxLength(60)),
  /** Planned doses that it said were not given. */
  notGiven: z.optional(z.array(Id).check(z.maxLength(60))),
  /** True to ask again: the answer had closed the question. */
  isOpen: z.boolean(),
});
export type AddedByPast = z.infer<typeof AddedByPast>;

const AfterPast = z.object({ checkups: z.array(Checkup), plan: VaccinePlan });

export const answerPast = endpoint({
  method: 'POST',
  path: '/api/children/:childId/past',
  who: 'may edit the child',
  expensive: true,
  summary:
    'Records which checkups and doses there were before the child was added, and which doses were not given: all or none.',
  params: ofChild,
  body: PastAnswer,
  reply: z.extend(AfterPast, { added: AddedByPast }),
});

export const takeBackPast = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/past',
  who: 'may edit the child',
  expensive: true,
  summary: 'Takes back what an answer about the past added, all or none, unless one of these was changed since.',
  params: ofChild,
  body: AddedByPast,
  reply: AfterPast,
});

/**
 * Whether the hepatitis B shot was given in the hospital; whether the mother had the RSV vaccine in pregnancy: `yes` at
 * least 14 days before the birth, `later` if she had it after that, which is kept like `no`; or what her hepatitis B test
 * said.
 */
export const AnswerAboutBirth = z
  .strictObject({
    question: z.enum(birthQuestionIds, { error: 'This question is unknown' }),
    answer: z.enum([...birthAnswerIds, 'later', 'positive', 'negative'], { error: 'This answer is unknown' }),
  })
  .check(
    z.refine(({ question, answer }) => question === 'mother-hepatitis-b' || !isResult(answer), {
      error: 'The answer is yes, no or unknown',
      path: ['answer'],
    }),
    z.refine(({ question, answer }) => answer !== 'later' || question === 'mother-rsv', {
      error: 'The answer is yes, no or unknown',
      path: ['answer'],
    }),
    z.refine(({ question, answer }) => question !== 'mother-hepatitis-b' || isResult(answer) || answer === 'unknown', {
      error: 'The answer is positive, negative or unknown',
      path: ['answer'],
    }),
  );
export type AnswerAboutBirth = z.infer<typeof AnswerAboutBirth>;

function isResult(answer: string): boolean {
  return answer === 'positive' || answer === 'negative';
}

export const answerAboutBirth = endpoint({
  method: 'POST',
  path: '/api/children/:childId/birth-answers',
  who: 'may edit the child',
  expensive: true,
  summary: 'Answers a question about the birth; a shot given in the hospital is recorded on the day of birth.',
  params: ofChild,
  body: AnswerAboutBirth,
  reply: VaccinePlan,
});

export const forgetBirthAnswer = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/birth-answers',
  who: 'may edit the child',
  expensive: true,
  summary: 'Takes back an answer about the birth, with the dose that it recorded, unless either was changed since.',
  params: ofChild,
  body: z
    .strictObject({
      ...AnswerAboutBirth.shape,
      /** What the answer recorded, as it was read: only that the hepatitis B shot was given records a dose. */
      dose: z.optional(SeenEntry),
    })
    .check(
      z.refine(({ question, answer, dose }) => !dose || (question === 'hepatitis-b' && answer === 'yes'), {
        error: 'This answer recorded no dose',
        path: ['dose'],
      }),
    ),
  reply: VaccinePlan,
});

export const openPast = endpoint({
  method: 'POST',
  path: '/api/children/:childId/past-opened',
  who: 'may edit the child',
  expensive: true,
  summary: 'Keeps that the question about the past has opened for the parent, so that it does so by itself no more.',
  params: ofChild,
  reply: VaccinePlan,
});
