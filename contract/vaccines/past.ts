import * as z from 'zod/mini';
import { Checkup } from '#contract/checkups.ts';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { VaccinePlan } from '../vaccines.ts';
import { NewDoses } from './changes.ts';

/** What the family knows about the time before the child was added. */
export const PastAnswer = z.strictObject({
  checkups: z.array(Id).check(z.maxLength(20)),
  doses: z.optional(NewDoses.shape.doses),
  /** True to stop asking: the family has answered, or does not know. */
  isDone: z.boolean(),
});
export type PastAnswer = z.infer<typeof PastAnswer>;

export const answerPast = endpoint({
  method: 'POST',
  path: '/api/children/:childId/past',
  who: 'may edit the child',
  summary: 'Records which checkups and doses there were before the child was added: all or none.',
  params: ofChild,
  body: PastAnswer,
  reply: z.object({ checkups: z.array(Checkup), plan: VaccinePlan }),
});
