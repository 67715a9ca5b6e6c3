/** Of the red-flag rules. */
const EDITION = '2026-11';

export function reactionSourceText(): string {
  return `Emergency words: Fernling red flags, edition ${EDITION}, after AAP on severe reactions, NIAID 2017 and a poster of FARE. Not reviewed by a clinician.`;
}

/** With a new food that holds one of the nine, in the words of the guide. */
export const HOW_TO_START = 'Start with a tiny taste, wait 10 minutes, then give the rest slowly. Watch for 2 hours.';
