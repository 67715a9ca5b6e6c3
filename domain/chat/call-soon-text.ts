/** Ends what is answered about a sign that no rule treats. */
export const callSoonText =
  'Call your doctor about this in office hours, within a day; now, if it gets worse or your child looks ill.';
