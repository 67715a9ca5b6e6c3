import { asksForHearingTest, HEARING_TEST } from './hearing.ts';

/** Said at every age wherever a skill was lost, unchanged: rule `rf-regression` of the edition. Sources: CDC. */
export const LOST_SKILL = {
  firstSentence: 'Call the doctor within a day; say that a skill was lost. With weakness, seizures or illness: now.',
  steps: ['Ask for screening and call early intervention (under 3).', 'Write down dates and film what you see.'],
} as const;

/** What to do about the loss of a milestone. */
export function lostSteps(milestoneId: string): string[] {
  return [...(asksForHearingTest(milestoneId) ? [HEARING_TEST] : []), ...LOST_SKILL.steps];
}
