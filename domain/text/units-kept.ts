/** Units that are read together with the number before them. */
const BEFORE_UNIT = /(?<=\d) (?=(?:F|C|IU|mcg|mg|g|kg|oz|ounces?|pounds?|feet|foot|inch|inches)(?!\w))/g;

/** A text in which no line ends between a number and its unit, as in '100.4 F'. */
export function unitsKept(text: string): string {
  return text.replace(BEFORE_UNIT, '\u00A0');
}
