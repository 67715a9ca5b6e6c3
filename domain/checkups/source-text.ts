/** The edition of the checkup plan that `content/checkups` holds. */
const EDITION = '2026-11';

/** The line below a checkup plan: by whom, which edition, and that nobody has reviewed it. */
export function checkupSourceText(): string {
  const publisher = 'American Academy of Pediatrics, Bright Futures';
  return `Checkup plan: ${publisher}, as kept in Fernling edition ${EDITION}. Not reviewed by a clinician.`;
}
