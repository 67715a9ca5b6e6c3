/** How a text begins that a spreadsheet would run as a formula, after whatever guards it has already. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guardedFormula = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text as it may stand in a table: one that a spreadsheet would run as a formula has a `'` before it. */
export function guarded(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** A text without the `'` that `guarded` has put before it. */
export function unguarded(text: string): string {
  return guardedFormula.test(text) ? text.slice(1) : text;
}
