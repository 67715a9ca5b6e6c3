const longest = 60;
const ellipsis = '…';

/**
 * A name that a user chose, with nothing that a mail program would turn into a link, and too short, and on one line, to
 * carry a message.
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
