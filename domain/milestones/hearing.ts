/** Answers to a sound: without one, hearing is tested first. Which they are is ours. */
const ANSWERS_TO_SOUND = ['ms-01-lan-2', 'ms-02-lan-2', 'ms-04-lan-3', 'ms-09-soc-3'];

/** Said from the age of such a milestone on, of 'not yet' and of a lost skill. Ours. */
export const HEARING_TEST = 'Ask for a hearing test now.';

export function asksForHearingTest(milestoneId: string): boolean {
  return ANSWERS_TO_SOUND.includes(milestoneId);
}
