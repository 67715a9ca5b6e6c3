/** How many letters a typed word may differ in: none below 4 letters, one to 7, two from 8 on. */
export function mayDiffer(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Letters added, left out, exchanged for another or swapped with the next one; more than `most` is said as `most + 1`. */
export function editsOfWord(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1;
  const last = lastRow(typed, word, most);
  return Math.min(most + 1, last[word.length] ?? most + 1);
}

/** As `editsOfWord`, of the beginning of the word that is nearest to what was typed. */
export function editsOfPrefix(typed: string, word: string, most: number): number {
  return Math.min(most + 1, ...lastRow(typed, word.slice(0, typed.length + most), most));
}

/**
 * Edits from all of `typed` to each beginning of `word`: optimal string alignment. Empty as soon as all are more than
 * `most`.
 */
function lastRow(typed: string, word: string, most: number): number[] {
  let before: number[] = [];
  let above: number[] = [];
  for (let column = 0; column <= word.length; column += 1) above.push(column);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= word.length; column += 1) {
      const exchanged = (above[column - 1] ?? 0) + (typed[row - 1] === word[column - 1] ? 0 : 1);
      const edits = Math.min(exchanged, (above[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1);
      now.push(isSwapped(typed, word, row, column) ? Math.min(edits, (before[column - 2] ?? 0) + 1) : edits);
      least = Math.min(least, now[column] ?? least);
    }
    if (least > most) return [];
    before = above;
    above = now;
  }
  return above;
}

function isSwapped(typed: string, word: string, row: number, column: number): boolean {
  return row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
}
