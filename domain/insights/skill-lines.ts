import { ageUsed } from '#domain/children/gestation.ts';
import { groupOfAgeNow, milestoneMonths, milestonesOf } from '#domain/milestones/age-groups.ts';
import { answersByMilestone, milestonesAhead } from '#domain/milestones/progress.ts';
import type { InsightFacts } from './insight-facts.ts';
import type { InsightLine } from './insight-text.ts';

const MOST_SKILLS = 2;
const page = { title: 'Milestones', href: '/milestones' };

/** [AI-01] Two milestones of the child's own group that are not reached: never one above the corrected age. None from 6 years on. */
export function skillLines({ milestones: list, answers, growth: { child, today } }: InsightFacts): InsightLine[] {
  const months = milestoneMonths(child, today);
  const group = groupOfAgeNow(list.ages, months);
  if (!group) return [];
  const age = group.label.toLowerCase();
  const { isCorrected } = ageUsed(child, today);
  const counted = isCorrected ? ', counted from the due date' : '';
  const ahead = milestonesAhead(milestonesOf(list, group), answersByMilestone(answers)).slice(0, MOST_SKILLS);
  if (ahead.length > 0) {
    return ahead.map(({ description }) => ({ text: `${description} (by about ${age}${counted}).`, link: page }));
  }
  return [{ text: `Everything on the list for ${age}${counted} is answered.`, link: page }];
}
