const longest = 60;
const ellipsis = '…';

/**
 * A name as a mail may carry it. Whoever chooses a name cannot make a link of it, since nothing is left that a mail
 * program would turn into one, and cannot write a message with it, since it is short and of one line.
 */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\@:<>[\]()]+/gu, ' ')
    .replace(/[.。．｡](?=\S)/gu, '. ')
    .replace(/\s+/gu, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest).toWellFormed().trim()}${ellipsis}` : plain;
}
