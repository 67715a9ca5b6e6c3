import { longMonthText, shortDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import type { AgeGroup, MilestoneAnswer } from './milestone-list.ts';

type Achieved = Pick<MilestoneAnswer, 'achievedOn' | 'achievedIn'>;

/** 'Achieved today', 'Achieved Nov 12, 2026', 'Achieved about October 2026' */
export function achievedText(achieved: Achieved, today: Day): string {
  return achieved.achievedOn === today ? 'Achieved today' : `Achieved ${firstSeenText(achieved)}`;
}

/** 'Nov 12, 2026', 'about October 2026' */
export function firstSeenText({ achievedOn, achievedIn }: Achieved): string {
  if (achievedOn !== null) return shortDayText(achievedOn);
  return achievedIn === null ? '' : `about ${longMonthText(achievedIn)}`;
}

/**
 * 'Not any more since about Nov 15, 2026'; 'Not any more, noted Nov 20, 2026' as long as nobody has said since when.
 *
 * @param notedOn the day of the answer's last change
 */
export function lostText(lostOn: Day, notedOn: Day): string {
  return `Not any more${lostBefore(lostOn, notedOn)} ${shortDayText(lostOn)}`;
}

/** What stands before the day of a loss; one without a day of its own has the day on which it was noted. */
export function lostBefore(lostOn: Day, notedOn: Day): ' since about' | ', noted' {
  return lostOn === notedOn ? ', noted' : ' since about';
}

type OfAge = Pick<AgeGroup, 'label' | 'isCdcChecklist'>;

/** What the ages of a group mean. CDC lists what 75 % or more of children do by an age; the group of month 1 is ours. */
export function groupMeaning(group: OfAge): string {
  return group.isCdcChecklist
    ? `At least three of four children do each of these by ${groupAge(group)}.`
    : 'The CDC list starts at 2 months. What stands here is our own.';
}

/** '6 months', '2 years' */
export function groupAge({ label }: Pick<AgeGroup, 'label'>): string {
  return label.toLowerCase();
}

/** '9 months', '9 months corrected' */
export function groupAgeUsed(group: Pick<AgeGroup, 'label'>, isCorrected: boolean): string {
  return `${groupAge(group)}${isCorrected ? ' corrected' : ''}`;
}

export const NO_SCORE = 'Children differ; there is no score.';
