import type { Input } from '#contract/endpoint.ts';
import type { AnswerAboutBirth, answerAboutBirth, forgetBirthAnswer } from '#contract/vaccines/past.ts';
import {
  birthAnswers,
  birthQuestions,
  vaccineOfQuestion,
  type BirthAnswer,
} from '#domain/vaccines/birth/birth-questions.ts';
import { knownOfBirth } from '#domain/vaccines/planned/known-of-birth.ts';
import { requireChildToEdit } from '#server/children/access.ts';
import { updateFactsOfMother } from '#server/children/queries.ts';
import { asFlag } from '#server/db/flag.ts';
import type { Ask } from '#server/http/handle.ts';
import { doses, setBirthAnswers, type StoredDose } from '../queries.ts';
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
    const kept = keptOf(answer);
    if (birthAnswers(known)[question] === kept) return child;
    if (!birthQuestions(known, today).includes(question)) throw await changedMeanwhile(change);
    if (question === 'hepatitis-b') return answerHepatitisB(change, answerOf(kept));
    if (question === 'mother-rsv') return answerMotherRsv(change, answerOf(kept));
    return answerOfMother(change, { mother_hepatitis_b: resultOf(kept) });
  });
}

/**
 * The question is open again. Taken back already, it stays so.
 *
 * @throws Problem `changed-meanwhile` with the plan where another answer stands, the dose was changed, or it is not the
 * one that the parent's answer recorded
 */
export function removeBirthAnswer(
  asked: Ask<'may edit the child'>,
  { params, body: { question, answer, dose } }: Input<typeof forgetBirthAnswer>,
): Promise<PlanReply> {
  return changePlan(asked, params.childId, async (change) => {
    const { trx, child, vaccines, parent, now } = change;
    const stands = birthAnswers(knownOfBirth(recordOf(vaccines), change.today))[question];
    if (stands === null) return child;
    const recorded = vaccines.doses.find(({ id }) => id === dose?.id);
    const isItsDose = !recorded || (recorded.version === dose?.version && isOfAnswer(recorded, child));
    if (stands !== keptOf(answer) || !isItsDose) throw await changedMeanwhile(change);
    if (recorded) await doses.delete(trx, child, recorded.id);
    if (question === 'hepatitis-b') {
      await setBirthAnswers(trx, child, { hepatitis_b_at_birth: null });
      return child;
    }
    const isOfRsv = question === 'mother-rsv';
    if (isOfRsv) await setBirthAnswers(trx, child, { mother_rsv_answered: 0 });
    if (isOfRsv && stands === 'unknown') return child;
    await updateFactsOfMother(trx, child, isOfRsv ? { mother_rsv_vaccine: null } : { mother_hepatitis_b: null }, now);
    return requireChildToEdit(trx, parent, child.id);
  });
}

function keptOf(answer: AnswerAboutBirth['answer']): KeptAnswer {
  return answer === 'later' ? 'no' : answer;
}

/** Whether the dose is as `answerHepatitisB` records it, by the parent who asks. */
function isOfAnswer({ made_by, given_on, vaccine, lot, place, version }: StoredDose, child: Change['child']): boolean {
  const isUnchanged = version === 1 && lot === null && place === null;
  const isShot = vaccine === vaccineOfQuestion['hepatitis-b'] && given_on === child.bornOn;
  return isUnchanged && isShot && made_by === child.parentId;
}

type KeptAnswer = Exclude<AnswerAboutBirth['answer'], 'later'>;

function answerOf(answer: KeptAnswer): BirthAnswer {
  return answer === 'yes' || answer === 'no' ? answer : 'unknown';
}

function resultOf(answer: KeptAnswer): NonNullable<Change['child']['motherHepatitisB']> {
  return answer === 'positive' || answer === 'negative' ? answer : 'unknown';
}

async function answerHepatitisB(change: Change, answer: BirthAnswer): Promise<Change['child']> {
  const { trx, child } = change;
  await setBirthAnswers(trx, child, { hepatitis_b_at_birth: answer });
  const vaccine = vaccineOfQuestion['hepatitis-b'];
  if (answer === 'yes') await recordDoses(change, { doses: [{ givenOn: child.bornOn, vaccine }] });
  return child;
}

async function answerMotherRsv(change: Change, answer: BirthAnswer): Promise<Change['child']> {
  const { trx, child } = change;
  await setBirthAnswers(trx, child, { mother_rsv_answered: 1 });
  return answer === 'unknown' ? child : answerOfMother(change, { mother_rsv_vaccine: asFlag(answer === 'yes') });
}

/** @returns the child with the answer, which its plan follows */
async function answerOfMother(
  { trx, child, parent, now }: Change,
  facts: Parameters<typeof updateFactsOfMother>[2],
): Promise<Change['child']> {
  await updateFactsOfMother(trx, child, facts, now);
  return requireChildToEdit(trx, parent, child.id);
}
