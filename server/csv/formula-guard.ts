const signs = '=+\\-@＝＋－＠';
/** What a spreadsheet would run as a formula, guarded or not. */
const formula = new RegExp(`^'*[${signs}\\t\\r\\n]`);
const guardedFormula = new RegExp(`^'+[${signs}\\t\\r\\n]`);
/** With the quotes and space behind it, but no other end: else a row of tabs takes the square of its length. */
const end = `[;\\t\\r\\n](?:"|[^\\S\\t\\r\\n])*`;
/** The same for a spreadsheet that takes semicolons, tabs or lines for the ends of cells, in spite of quotes. */
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
