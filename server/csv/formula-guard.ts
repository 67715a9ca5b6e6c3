/** What a spreadsheet would run as a formula, guarded or not. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guardedFormula = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Prefixes a text that a spreadsheet would run as a formula with `'`. */
export function guarded(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function unguarded(text: string): string {
  return guardedFormula.test(text) ? text.slice(1) : text;
}
