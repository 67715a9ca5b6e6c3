import type { MilestoneAnswer } from '#contract/milestones.ts';
import { achievedText, firstSeenText } from '#domain/milestones/answer-text.ts';
import { readAnswer, type AnswerReading } from '#domain/milestones/progress.ts';
import type { Day } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { longDayNear, shortDayNear } from '#web/client/text/day-near.ts';
import { capital } from '#domain/text/capital.ts';
import { nameOf, type Reader } from '#web/client/text/history.ts';
import type { AnswerFacts } from './answer-changes/answer-facts.ts';

export type Named = { readonly id: string; readonly description: string };

type Given = {
  readonly milestone: Named;
  readonly before: MilestoneAnswer | null;
  readonly facts: AnswerFacts | null;
};

type Whose = {
  /** Null if the child is not known any more. */
  readonly firstName: string | null;
  readonly reader: Pick<Reader, 'id'>;
};

/** Of the press that notes a skill as lost. */
export const LOST_LABEL = 'Used to, but not any more';

export const ANSWER_WORDS = { 'not-sure': 'Not sure yet', 'not-yet': 'Not yet' } as const;

/** 'Not yet'; of a lost skill, or where nobody said anything, the words of the place. */
export function undatedText(answer: MilestoneAnswer | null, { lost, none }: { lost: string; none: string }): string {
  const reading = readAnswer(answer);
  if (reading === 'not-sure' || reading === 'not-yet') return ANSWER_WORDS[reading];
  return reading === 'lost' ? lost : none;
}

const titles: Readonly<Record<Exclude<AnswerReading, 'none'>, string>> = {
  achieved: 'Milestone achieved!',
  lost: 'Noted: not any more',
  'not-sure': 'Noted: not sure yet',
  'not-yet': 'Noted: not yet',
};

/** What a toast says of an answer: 'Milestone achieved!', 'Maya: Swipes at toys with an arm'. */
export function answerSaidText({ milestone, before, facts }: Given, { firstName }: Whose) {
  return { title: titleOf(before, facts), text: named(firstName, milestone.description) };
}

function titleOf(before: MilestoneAnswer | null, facts: AnswerFacts | null): string {
  const [was, now] = [readAnswer(before), readAnswer(facts)];
  if (now === 'none') return removedTitle(before);
  return was === now || (was === 'lost' && now === 'achieved') ? 'Milestone updated' : titles[now];
}

/** Of a lost skill of which nobody said when it was first seen, no achievement was noted. */
export function removedTitle(removed: Pick<MilestoneAnswer, 'achievedOn' | 'achievedIn'> | null): string {
  const isDated = removed !== null && (removed.achievedOn !== null || removed.achievedIn !== null);
  return isDated ? 'Milestone achievement removed' : 'Answer removed';
}

function named(firstName: string | null, what: string): string {
  return firstName === null ? what : `${firstName}: ${what}`;
}

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** The specification's words without a session or a child. */
const MISSING = 'Cannot update milestone: missing baby information or user authentication';

const explained: readonly CallFailed['code'][] = ['not-allowed', 'bad-input', 'slow-down'];

function reasonText(failed: CallFailed): string {
  if (failed.code === 'sign-in-needed' || failed.code === 'not-found') return `${MISSING}.`;
  const [wrong] = failed.fields;
  if (wrong) return `${wrong.message}.`;
  return explained.includes(failed.code) ? problemText(failed) : UNEXPECTED;
}

/** Why an answer was taken back, and of which milestone: 'Maya: “Squeals” is not marked.' */
export function notSavedText(
  failed: CallFailed,
  { milestone, facts }: Given,
  whose: Whose & { readonly now: MilestoneAnswer | null },
) {
  const { firstName, now, reader } = whose;
  const which = named(firstName, `“${milestone.description}”`);
  if (now)
    return `${capital(nameOf(now.changedBy, reader))} answered it in the meantime. ${which}: ${storedText(now)}.`;
  const why = reasonText(failed);
  if (facts?.answer === 'achieved') {
    return `${why} ${which} ${failed.mayBeDone ? 'may not be' : 'is not'} marked.`;
  }
  return `${why} ${which} is as it was.`;
}

/** 'achieved Nov 12, 2026', 'not yet' */
function storedText(answer: MilestoneAnswer): string {
  const reading = readAnswer(answer);
  if (reading === 'not-sure' || reading === 'not-yet') return ANSWER_WORDS[reading].toLowerCase();
  return reading === 'lost' ? 'not any more' : `achieved ${firstSeenText(answer)}`;
}

/** 'Achieved today, by you', 'Achieved about October 2026, by Daniel', 'Not yet, noted by you, changed by Daniel on Nov 20' */
export function answerLine(answer: MilestoneAnswer, reader: Reader, today: Day): string {
  const reading = readAnswer(answer);
  const who = whoText(answer, reader);
  if (reading === 'not-sure' || reading === 'not-yet') {
    const on = shortDayNear(notedOn(answer, reader), today);
    return `${ANSWER_WORDS[reading]}, noted by ${who} on ${on}`;
  }
  const isDated = answer.achievedOn !== null || answer.achievedIn !== null;
  if (isDated) return `${achievedText(answer, today)}, by ${who}`;
  // That it was noted then stands beside it (`lostText`).
  return answer.lostOn === notedOn(answer, reader) ? `By ${who}` : `Noted by ${who}`;
}

type Written = Pick<MilestoneAnswer, 'madeBy' | 'changedBy' | 'changedAt'>;

function whoText({ madeBy, changedBy }: Written, reader: Reader): string {
  const made = nameOf(madeBy, reader);
  return madeBy?.id === changedBy?.id ? made : `${made}, changed by ${nameOf(changedBy, reader)}`;
}

/** 'Hannah Brooks, changed by Daniel Brooks, November 20', for somebody who does not read as one of them. */
export function writtenText(answer: Written, { timeZone }: Pick<Reader, 'timeZone'>, today: Day): string {
  const { madeBy, changedBy } = answer;
  const changed =
    madeBy?.id === changedBy?.id ? null : `changed by ${changedBy?.name ?? 'somebody whose account is gone'}`;
  const on = longDayNear(notedOn(answer, { timeZone }), today);
  return [madeBy?.name, changed, on].filter(Boolean).join(', ');
}

/** The day of the last change, where the reader is. */
export function notedOn(
  { changedAt }: Pick<MilestoneAnswer, 'changedAt'>,
  { timeZone }: Pick<Reader, 'timeZone'>,
): Day {
  return localDay(timeZone, new Date(changedAt));
}
