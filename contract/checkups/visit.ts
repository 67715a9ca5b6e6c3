import * as z from 'zod/mini';
import { Checkup } from '../checkups.ts';
import { endpoint } from '#contract/endpoint.ts';
import { day } from '#contract/entered-day.ts';
import { Id } from '#contract/fields.ts';
import { Measurement, NewMeasurement } from '#contract/growth.ts';
import { SeenEntry, Version } from '#contract/stored.ts';
import { VaccinePlan } from '#contract/vaccines.ts';
import { NewDoses, refusesEarly } from '#contract/vaccines/changes.ts';
import { AnswerText } from './questions.ts';

/** An empty answer leaves its question open. */
const Answer = z.strictObject({ questionId: Id, answer: AnswerText, version: Version });
const mostAnswers = z.maxLength(50, { error: 'Answer at most 50 questions at a time' });

/** What a family writes down of a checkup at once. Sending the same ids and content again is harmless. */
export const SavedVisit = z.strictObject({
  completedOn: day('Please choose a date.'),
  measurement: z.optional(NewMeasurement),
  doses: z.optional(NewDoses.shape.doses),
  refusesEarly,
  answers: z.optional(z.array(Answer).check(mostAnswers)),
  /** Of the checkup. */
  version: Version,
});
export type SavedVisit = z.infer<typeof SavedVisit>;

const TakenBackAnswer = z.strictObject({
  questionId: Id,
  version: Version,
  /** The answer that the visit replaced, which is put back. If null, the question is open again. */
  before: z.nullable(AnswerText),
});

/** What a visit saved, as it was answered. */
const TakenBackVisit = z.strictObject({
  measurement: z.optional(SeenEntry),
  doses: z.optional(z.array(SeenEntry).check(z.maxLength(60, { error: 'Remove at most 60 doses at a time' }))),
  answers: z.optional(z.array(TakenBackAnswer).check(mostAnswers)),
  version: Version,
});

const ofCheckup = z.object({ childId: Id, checkupId: Id });

export const saveVisit = endpoint({
  method: 'POST',
  path: '/api/children/:childId/checkups/:checkupId/visit',
  who: 'may edit the child',
  expensive: true,
  summary:
    'Marks a checkup completed with its measurement, the doses given and the answers to its questions: all or none.',
  params: ofCheckup,
  body: SavedVisit,
  reply: z.object({ checkup: Checkup, plan: VaccinePlan, measurement: z.nullable(Measurement) }),
});

export const takeBackVisit = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/checkups/:checkupId/visit',
  who: 'may edit the child',
  expensive: true,
  summary:
    'Takes back what a visit saved and puts back the answers it replaced, unless something of it was changed since: all or none.',
  params: ofCheckup,
  body: TakenBackVisit,
  reply: z.object({ checkup: Checkup, plan: VaccinePlan }),
});
