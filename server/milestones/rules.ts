import { UNKNOWN_MILESTONE, type ChangedMilestoneAnswer, type NewMilestoneAnswer } from '#contract/milestones.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { answerDayProblems } from '#domain/milestones/answer-days.ts';
import { milestoneDescription, milestoneList } from '#domain/milestones/milestone-data.ts';
import type { Day } from '#domain/time/day.ts';
import type { Entering } from '#server/auth/entering.ts';
import type { EditableChild } from '#server/children/access.ts';
import type { EntryFacts } from '#server/db/entries.ts';
import type { Tables } from '#server/db/tables.ts';
import { atMost, fieldProblem, Problem, refuseFields } from '#server/problem.ts';

/** More than twice the milestones of an edition: those of earlier ones are kept. */
export const answerLimit = atMost(400, 'answers about milestones');

export type AnswerFacts = EntryFacts<Tables['milestone_answers']>;

type Born = Pick<EditableChild, 'bornOn'>;
type GivenAnswer = Omit<ChangedMilestoneAnswer, 'version'>;
type Words = Pick<AnswerFacts, 'milestone_id' | 'edition' | 'description'>;

/**
 * @param before what is stored now: a day that an edit leaves alone is not checked again
 * @throws Problem `bad-input` for a milestone that is not listed, or a day that cannot be
 */
export function answerFacts(
  child: Born,
  given: NewMilestoneAnswer | ChangedMilestoneAnswer,
  { today }: Pick<Entering, 'today'>,
  before: AnswerFacts | null = null,
): AnswerFacts {
  const milestoneId = 'milestoneId' in given ? given.milestoneId : before?.milestone_id;
  const facts = { ...wordsOf(milestoneId, given, before), ...saidFacts(given) };
  refuseFields(dayProblems(child, facts, today, before));
  return facts;
}

/** From an export, whose words are kept: the list may have others now, or lack the milestone. */
export type ImportedAnswer = GivenAnswer & {
  readonly milestoneId: string;
  readonly edition: string;
  readonly description: string;
};

export function importedFacts(
  child: Born,
  given: ImportedAnswer,
  today: Day,
): { facts: AnswerFacts; problems: FieldProblem[] } {
  const { milestoneId, edition, description } = given;
  const facts = { milestone_id: milestoneId, edition, description, ...saidFacts(given) };
  const isListed = edition !== milestoneList.edition || milestoneDescription(milestoneId) !== null;
  const unlisted = isListed ? [] : [fieldProblem('milestoneId', UNKNOWN_MILESTONE)];
  return { facts, problems: [...unlisted, ...dayProblems(child, facts, today, null)] };
}

/** What is answered anew is about the words of now; a corrected day or note leaves them as they were. */
function wordsOf(milestoneId: string | undefined, { answer }: GivenAnswer, before: AnswerFacts | null): Words {
  const now = milestoneId === undefined ? null : milestoneDescription(milestoneId);
  if (before?.milestone_id === milestoneId && before && (before.answer === answer || now === null)) {
    return { milestone_id: before.milestone_id, edition: before.edition, description: before.description };
  }
  if (milestoneId === undefined || now === null) {
    throw new Problem('bad-input', { fields: [fieldProblem('milestoneId', UNKNOWN_MILESTONE)] });
  }
  return { milestone_id: milestoneId, edition: milestoneList.edition, description: now };
}

function saidFacts({ answer, achievedOn, achievedIn, lostOn, note }: GivenAnswer) {
  return {
    answer,
    achieved_on: achievedOn ?? null,
    achieved_in: achievedIn ?? null,
    lost_on: lostOn ?? null,
    note: note || null,
  };
}

function dayProblems({ bornOn }: Born, facts: AnswerFacts, today: Day, before: AnswerFacts | null): FieldProblem[] {
  const found = answerDayProblems(daysOf(facts), { bornOn, today }, before && daysOf(before));
  return found.map(({ field, message, code }) => fieldProblem(field, message, code));
}

function daysOf({ achieved_on, achieved_in, lost_on }: AnswerFacts) {
  return { achievedOn: achieved_on, achievedIn: achieved_in, lostOn: lost_on };
}
