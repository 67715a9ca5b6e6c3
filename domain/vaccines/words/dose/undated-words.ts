/** What is said of a dose of which neither day nor month is known: no record, no credit. */
export function undatedWords(vaccine: string) {
  return {
    vaccine,
    counts: false,
    text: 'Without a date it does not count.',
    details: ["Ask the clinic or your state's immunization registry for the record."],
    rule: 'no day',
  };
}
