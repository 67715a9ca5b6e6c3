/** Where a parent gets the record of a dose without a day. */
export const RECORD_ADVICE = "Ask the clinic or your state's immunization registry for the official record.";

/** Said of each dose that is asked for again because one of its vaccine was entered without a day or month. */
export const FIND_RECORD = 'Entered without a date: find the record first.';

/** Said where what is planned follows from a dose of which only the month is known. */
export const BY_MONTH = 'By a month you remember: compare with the card.';

/** What a parent reads before a dose is saved without a day or month. */
export const WITHOUT_DATE = `Kept as “Date not recorded”. It does not count, and the plan asks for the dose again. ${RECORD_ADVICE}`;

/** What is said of a dose of which neither day nor month is known: no record, no credit. */
export function undatedWords(vaccine: string) {
  return {
    vaccine,
    counts: false,
    isPlain: false,
    text: 'Not counted until you add the day.',
    details: [
      'Shots are spaced by days. The vaccination card or the clinic has the day; a month you remember is enough.',
      RECORD_ADVICE,
    ],
    rule: 'no day',
  };
}
