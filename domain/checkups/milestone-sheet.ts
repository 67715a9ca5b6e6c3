/**
 * Ages in months of the checkups that offer the sheet on milestones: 9, 18 and 30 with a developmental screening, 18 and
 * 24 with one for autism (American Academy of Pediatrics, Bright Futures); 4 is ours.
 */
export const MILESTONE_SHEET_MONTHS: readonly number[] = [4, 9, 18, 24, 30];
