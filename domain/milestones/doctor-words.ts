import { uncapital } from '#domain/text/capital.ts';
import { longDayText, longMonthText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { lostBefore } from './answer-text.ts';
import { asksForHearingTest } from './hearing.ts';
import type { Milestone, MilestoneAnswer } from './milestone-list.ts';

type Described = MilestoneAnswer & { readonly description: string };
type Lost = Pick<Described, 'description' | 'achievedOn' | 'achievedIn' | 'lostOn'>;

/**
 * 'Maya does not do this yet: props up on forearms during tummy time.', of an answer to a sound with 'We would like a
 * hearing test.'
 */
export function notYetSentence(firstName: string, { id, description }: Pick<Milestone, 'id' | 'description'>): string {
  const sentence = `${firstName} does not do this yet: ${uncapital(description)}.`;
  return asksForHearingTest(id) ? `${sentence} We would like a hearing test.` : sentence;
}

/**
 * Maya used to do this: 'Turns toward your voice', first seen about October 2026. Not any more since about November 15,
 * 2026.
 *
 * @param notedOn the day of the answer's last change
 */
export function lostSentence(
  firstName: string,
  { description, achievedOn, achievedIn, lostOn }: Lost,
  notedOn: Day,
): string {
  const first =
    achievedOn === null ? achievedIn && `about ${longMonthText(achievedIn)}` : `on ${longDayText(achievedOn)}`;
  const seen = first === null ? '' : `, first seen ${first}`;
  const since = lostOn === null ? '' : `${lostBefore(lostOn, notedOn)} ${longDayText(lostOn)}`;
  return `${firstName} used to do this: '${description}'${seen}. Not any more${since}.`;
}
