import type { Input } from '#contract/endpoint.ts';
import type { answerAboutBirth } from '#contract/vaccines/past.ts';
import {
  birthAnswers,
  birthQuestions,
  vaccineOfQuestion,
  type BirthAnswer,
} from '#domain/vaccines/birth/birth-questions.ts';
import { knownOfBirth } from '#domain/vaccines/planned/known-of-birth.ts';
import { requireChildToEdit } from '#server/children/access.ts';
import { updateMotherRsvVaccine } from '#server/children/queries.ts';
import type { Ask } from '#server/http/handle.ts';
import { setBirthAnswers } from '../queries.ts';
import { recordOf } from '../rules/plan-data.ts';
import { changedMeanwhile, changePlan, type Change } from '../service/change-plan.ts';
import type { PlanReply } from '../service/plan-reply.ts';
import { recordDoses } from '../service/record-doses.ts';

/**
 * A question that somebody has answered meanwhile keeps its answer; the same answer again changes nothing.
 *
 * @throws Problem `changed-meanwhile` with the plan where another answer stands, or the question is no longer asked
 */
export function recordBirthAnswer(
  asked: Ask<'may edit the child'>,
  { params, body: { question, answer } }: Input<typeof answerAboutBirth>,
): Promise<PlanReply> {
  return changePlan(asked, params.childId, async (change) => {
    const { vaccines, child, today } = change;
    const known = knownOfBirth(recordOf(vaccines), today);
    const kept = answer === 'later' ? 'no' : answer;
    if (birthAnswers(known)[question] === kept) return child;
    if (!birthQuestions(known, today).includes(question)) throw await changedMeanwhile(change);
    return question === 'hepatitis-b' ? answerHepatitisB(change, kept) : answerMotherRsv(change, kept);
  });
}

async function answerHepatitisB(change: Change, answer: BirthAnswer): Promise<Change['child']> {
  const { trx, child } = change;
  await setBirthAnswers(trx, child, { hepatitis_b_at_birth: answer });
  const vaccine = vaccineOfQuestion['hepatitis-b'];
  if (answer === 'yes') await recordDoses(change, { doses: [{ givenOn: child.bornOn, vaccine }] });
  return child;
}

/** @returns the child with the answer, which its plan follows */
async function answerMotherRsv({ trx, child, parent, now }: Change, answer: BirthAnswer): Promise<Change['child']> {
  await setBirthAnswers(trx, child, { mother_rsv_answered: 1 });
  if (answer === 'unknown') return child;
  await updateMotherRsvVaccine(trx, child, answer === 'yes', now);
  return requireChildToEdit(trx, parent, child.id);
}
