export type SearchWord = {
  /** In lower case, without accents and apostrophes. */
  readonly word: string;
  /** Without the ending of a plural. */
  readonly plain: string;
  /** Where it stands in the text as it was given, from and to; accents that are characters of their own belong to it. */
  readonly start: number;
  readonly end: number;
};

/** The words of a text in their order, as searches compare them: 'Crème' is found by 'creme', and the other way round. */
export function wordsOf(text: string): SearchWord[] {
  return Array.from(text.matchAll(WORDS), ({ 0: found, index }) => {
    const word = compared(found);
    return { word, plain: singular(word), start: index, end: index + found.length };
  });
}

/** Marks such as accents may follow any of its letters. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{M}*\p{L}[\p{L}\p{M}]*)*/gu;

function compared(found: string): string {
  // Most words have only letters from a to z, and many are read at once.
  const bare = /^[a-z\d]+$/i.test(found) ? found : found.normalize('NFD').replaceAll(/[\p{M}'’]/gu, '');
  return bare.toLowerCase();
}

/** 'tomatoes' is 'tomato', 'berries' is 'berry', 'peas' is 'pea'; 'bass' stays. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(o|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** 'walk' for 'walking', 'hop' for 'hopping', in each word of a search; 'thing' and 'ring' stay. */
export function withoutIng(search: string): string {
  return search.replaceAll(ONGOING, '$1$2');
}

const ONGOING = /(\p{L}{2,}?)(\p{L})\2?ing(?!\p{L})/giu;

/** A bit for each letter from a to z that is in a word. */
export function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) set |= 1 << letter;
  }
  return set;
}

/** How many letters from a to z are in one set and not in the other. */
export function lettersMissing(from: number, to: number): number {
  let missing = from & ~to;
  let count = 0;
  while (missing !== 0) {
    missing &= missing - 1;
    count += 1;
  }
  return count;
}
