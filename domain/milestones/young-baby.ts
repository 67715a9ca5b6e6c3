/**
 * Said first of a baby under 3 months: rule `rf-lethargy` of the edition, and of a limp baby `rf-unresponsive`. That a very
 * floppy baby is asked about is from the signs of 1 month. Source: AAP.
 */
export const YOUNG_BABY = {
  question: 'Will not feed, is hard to wake, or is very floppy?',
  firstSentence: "Call your child's doctor now, day or night.",
  steps: [
    'A baby under 3 months who will not feed or is hard to wake should be seen at once. A baby who cannot be woken: call 911.',
    'A baby who goes limp: call 911 now.',
  ],
} as const;

/** Of the age used: a baby born early is one for longer. */
export const YOUNG_BABY_UNTIL_MONTHS = 3;
