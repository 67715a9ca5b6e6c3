import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { Id, paragraph } from '#contract/fields.ts';
import { Version } from '#contract/stored.ts';
import { Checkup } from '../checkups.ts';

export const QuestionText = paragraph(500, 'A question can have at most 500 characters').check(
  z.minLength(1, { error: 'Write the question first' }),
);
export const AnswerText = paragraph(1000, 'An answer can have at most 1000 characters');

export const NewQuestion = z.strictObject({
  id: z.optional(Id),
  text: QuestionText,
  /** Of a removed question that is added back. */
  answer: z.optional(z.nullable(AnswerText)),
});
export type NewQuestion = z.infer<typeof NewQuestion>;

/** An omitted answer stays unchanged. */
export const ChangedQuestion = z.strictObject({
  text: QuestionText,
  answer: z.optional(z.nullable(AnswerText)),
  version: Version,
});
export type ChangedQuestion = z.infer<typeof ChangedQuestion>;

const ofCheckup = z.object({ childId: Id, checkupId: Id });
const ofQuestion = z.object({ childId: Id, checkupId: Id, questionId: Id });

export const addQuestion = endpoint({
  method: 'POST',
  path: '/api/children/:childId/checkups/:checkupId/questions',
  who: 'may edit the child',
  summary: 'Adds a question for a visit. Sending the same id and content again returns it unchanged.',
  params: ofCheckup,
  body: NewQuestion,
  reply: Checkup,
  status: 201,
});

export const changeQuestion = endpoint({
  method: 'PUT',
  path: '/api/children/:childId/checkups/:checkupId/questions/:questionId',
  who: 'may edit the child',
  summary: 'Changes a question or records its answer, unless it was changed since it was read.',
  params: ofQuestion,
  body: ChangedQuestion,
  reply: Checkup,
});

export const removeQuestion = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/checkups/:checkupId/questions/:questionId',
  who: 'may edit the child',
  summary: 'Removes a question, unless it was changed since it was read.',
  params: ofQuestion,
  body: z.strictObject({ version: Version }),
  reply: Checkup,
});
