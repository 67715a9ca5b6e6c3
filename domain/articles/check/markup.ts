/** What the specification's markup and plain English take. Digits of other scripts, look-alikes and invisible marks are none of it. */
const ALLOWED = /^[A-Za-z0-9 .,;:!?'"()%/*°[\]–—-]+$/;
const CITATION = /\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g;
const ADDRESS = /:\/\/|\bwww\b|\b[a-z][a-z0-9-]*\.[a-z]{2,}|\bdot (?:com|org|net|gov)\b|\]\s*\(|\bmailto\b|\bhttps?\b/i;
const LONGEST = 400;

export type ReadSentence = {
  /** Without citations. */
  readonly text: string;
  readonly citations: readonly number[];
};

/** @returns null for what is no sentence of plain text with citations */
export function readSentence(given: string): ReadSentence | null {
  const straight = given
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('\u00A0', ' ')
    .trim()
    .replace(/^[•*] +/, '- ');
  if (straight === '' || straight.length > LONGEST || !ALLOWED.test(straight)) return null;
  const citations = [...straight.matchAll(CITATION)].flatMap(([, numbers = '']) => numbers.split(',').map(Number));
  const text = straight
    .replaceAll(CITATION, '')
    .replaceAll(/\s+(?=[.!?,;:]|$)/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  if (/[[\]]/.test(text) || ADDRESS.test(text) || !hasPairs(text) || !/[a-z]/i.test(text)) return null;
  return { text, citations: [...new Set(citations)] };
}

function hasPairs(text: string): boolean {
  return text.split('**').length % 2 === 1 && !/\*/.test(text.replaceAll('**', ''));
}

/** Without what makes it an item of a list. */
export function withoutListMark(text: string): string {
  return text.replace(/^(?:- +|\d{1,2}\. +)/, '');
}
