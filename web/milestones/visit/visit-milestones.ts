import type { AgeGroup, MilestoneAnswer, MilestoneList } from '#contract/milestones.ts';
import { ageUsed, type AgedChild } from '#domain/children/gestation.ts';
import { currentGroup, milestoneMonths, milestonesOf, upcomingGroup } from '#domain/milestones/age-groups.ts';
import { checksText } from '#domain/milestones/checks.ts';
import { concernsOf } from '#domain/milestones/concerns.ts';
import { isLate } from '#domain/milestones/motor-concerns.ts';
import { readWindows } from '#domain/milestones/motor-windows.ts';
import { answersByMilestone, readAnswer, progressOf, type Progress } from '#domain/milestones/progress.ts';
import { signsToMention } from '#domain/milestones/signs.ts';
import { byLatestAchieved } from '#domain/milestones/summary.ts';
import { dayFromAgeMonths } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import type { Reader } from '#web/client/text/history.ts';
import { notedOn } from '../answer-texts.ts';
import type { WindowOfChild } from '../motor/window-of-child.ts';

type OfGroup = {
  readonly group: AgeGroup;
  readonly progress: Progress;
  /** Of how many nobody said anything. */
  readonly unanswered: number;
  readonly seen: readonly MilestoneAnswer[];
};

type Noted = MilestoneAnswer & { readonly note: string };

/** What the sheet for the doctor says of a child's milestones. */
export type VisitMilestones = {
  readonly lost: readonly MilestoneAnswer[];
  readonly notYet: readonly MilestoneAnswer[];
  /** Of what concerns at the child's age, as `notYet`. */
  readonly notSure: readonly MilestoneAnswer[];
  /** Notes on all others: first on what is not achieved, then the latest. */
  readonly noted: readonly Noted[];
  /** Those that stand among other parts. */
  readonly shortNoted: readonly Noted[];
  /** Of the six of WHO's study those that were answered, or are asked about. */
  readonly windows: readonly WindowOfChild[];
  /** To ask about at the child's own age; none below the first group. */
  readonly signs: readonly string[];
  /** What is due by the age from birth; null below the first group. */
  readonly checks: string | null;
  /** Whether the age that counts is corrected, of `current`, `before` and `next`. */
  readonly isCorrected: boolean;
  /** Null below the first group. */
  readonly current: OfGroup | null;
  readonly before: OfGroup | null;
  /** Null where no group follows. */
  readonly next: OfGroup | null;
  /** Whether there is something to tell: a lost skill, 'not yet', 'not sure', what began late, or words that are news. */
  readonly hasToSay: boolean;
};

export function visitMilestones(
  list: MilestoneList,
  child: AgedChild,
  answers: readonly MilestoneAnswer[],
  today: Day,
  reader: Pick<Reader, 'timeZone'>,
): VisitMilestones {
  const months = milestoneMonths(child, today);
  const { lost, notYet, notSure } = concernsOf(list, child, answers, today);
  const said = answersByMilestone(answers);
  const windows = readWindows(list.windows, child, said, today).filter(isTold);
  const noted = notesBeside(answers, [...lost, ...notYet, ...notSure]);
  const group = currentGroup(list.ages, months);
  const earlier = group && (list.ages[list.ages.indexOf(group) - 1] ?? null);
  const upcoming = upcomingGroup(list.ages, months);
  const { from, isCorrected } = ageUsed(child, today);
  const shortNoted = shortNotes(noted, earlier && dayFromAgeMonths(from, earlier.months), reader);
  return {
    lost,
    notYet,
    notSure,
    noted,
    shortNoted,
    windows,
    signs: group ? signsToMention(group, said) : [],
    checks: checksText(list.ages, child, today),
    isCorrected,
    current: group && ofGroup(list, group, answers),
    before: earlier && ofGroup(list, earlier, answers),
    next: upcoming === group ? null : ofGroup(list, upcoming, answers),
    hasToSay: [lost, notYet, notSure, shortNoted, windows.filter(isLate)].some(({ length }) => length > 0),
  };
}

function isTold({ answer, reading }: WindowOfChild): boolean {
  return answer !== null || reading.state === 'past-end';
}

function notesBeside(answers: readonly MilestoneAnswer[], told: readonly MilestoneAnswer[]): Noted[] {
  return answers
    .flatMap((one) => (one.note === null || told.includes(one) ? [] : { ...one, note: one.note }))
    .toSorted(
      (one, other) => Number(isSeen(one)) - Number(isSeen(other)) || other.changedAt.localeCompare(one.changedAt),
    );
}

function isSeen(answer: MilestoneAnswer): boolean {
  return readAnswer(answer) === 'achieved';
}

/** As many notes as there is room for among other parts. */
const MOST_NOTES = 3;

/**
 * Of notes on what was seen the latest, and none older than the child's age group before this; of the others each.
 *
 * @param since the first day of that group, if there is one
 */
function shortNotes(noted: readonly Noted[], since: Day | null, reader: Pick<Reader, 'timeZone'>): Noted[] {
  const isNews = (one: Noted) => since === null || notedOn(one, reader) >= since;
  return noted.filter((one, n) => !isSeen(one) || (n < MOST_NOTES && isNews(one)));
}

function ofGroup(list: MilestoneList, group: AgeGroup, answers: readonly MilestoneAnswer[]): OfGroup {
  const milestones = milestonesOf(list, group);
  const ids = new Set(milestones.map(({ id }) => id));
  const seen = answers.filter((one) => isSeen(one) && ids.has(one.milestoneId)).toSorted(byLatestAchieved);
  const said = answersByMilestone(answers);
  const unanswered = milestones.filter(({ id }) => !said.has(id)).length;
  return { group, progress: progressOf(milestones, said), unanswered, seen };
}
