const signs = '=+\\-@＝＋－＠';
/** What a spreadsheet would run as a formula, guarded or not. */
const formula = new RegExp(`^'*[${signs}\\t\\r\\n]`);
const guardedFormula = new RegExp(`^'+[${signs}\\t\\r\\n]`);
/** Includes the quotes and spaces after it but no other separator: otherwise a row of tabs takes quadratic time. */
const end = `[;\\t\\r\\n](?:"|[^\\S\\t\\r\\n])*`;
/** The same for a spreadsheet that splits cells at semicolons, tabs or line ends, even inside quotes. */
const inside = new RegExp(`(${end})('*[${signs}])`, 'g');
const guardedInside = new RegExp(`(${end})'('*[${signs}])`, 'g');

/** Prefixes what a spreadsheet would run as a formula with `'`. */
export function guarded(text: string): string {
  const guardedText = text.replace(inside, "$1'$2");
  return formula.test(text) ? `'${guardedText}` : guardedText;
}

export function unguarded(text: string): string {
  const whole = guardedFormula.test(text) ? text.slice(1) : text;
  return whole.replace(guardedInside, '$1$2');
}
