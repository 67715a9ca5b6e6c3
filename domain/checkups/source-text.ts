const EDITION = '2026-11';

export function checkupSourceText(): string {
  const publisher = 'American Academy of Pediatrics, Bright Futures';
  return `Checkup plan: ${publisher}, as kept in Fernling edition ${EDITION}. Not reviewed by a clinician.`;
}
