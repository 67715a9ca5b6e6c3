const longest = 60;
const ellipsis = '…';

/** Users choose names: strips what a mail program would turn into a link, and leaves too little for a message. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\@:<>[\]()]+/gu, ' ')
    .replace(/[.。．｡](?=\S)/gu, '. ')
    .replace(/\s+/gu, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest).toWellFormed().trim()}${ellipsis}` : plain;
}
