const EDITION = '2026-11';

export function checkupSourceText(): string {
  const publisher = 'American Academy of Pediatrics, Bright Futures';
  return `Checkup plan: ${publisher}, as kept in Fernling edition ${EDITION}. Not reviewed by a clinician.`;
}

/** What of the plan was held against the published schedule, for the page that shows what each visit is for. */
export const CHECKUPS_COMPARED =
  'The ages of the visits, and the one 3 to 5 days after birth, were compared with copies of that schedule. What is done at each visit could not be compared with the published table; at 6 years only what it has every year is named.';
