const longest = 60;
const ellipsis = '…';

/**
 * Users choose their names: letters alone can form neither a link nor a phone number, and leave little room for a
 * message.
 */
export function plainName(name: string): string {
  const letters = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}'’ -]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const plain = /\p{L}/u.test(letters) ? letters : 'Somebody';
  return plain.length > longest ? `${plain.slice(0, longest).toWellFormed().trim()}${ellipsis}` : plain;
}
