import { stemOf } from '#domain/articles/search/stem.ts';

const WORD = /[a-z]+(?:'[a-z]+)?|\d+(?:[.,]\d+)?|\?/g;
/** In letters: of shorter words the parts say no more than the word. */
const SHORTEST_IN_PARTS = 5;
const PART = 4;

/** What a message is made of, for telling how urgent it is: its words, pairs of them, and parts of words for their slips. */
export function messageFeatures(message: string, ageMonths: number | null): Set<string> {
  const age = ageGroupOf(ageMonths);
  const words = wordsIn(message);
  const features = new Set([`age ${age}`]);
  words.forEach((word, at) => {
    features.add(word);
    features.add(`${words[at - 1] ?? '^'} ${word}`);
    if (at > 1) features.add(`${words[at - 2]} _ ${word}`);
    if (age === 'newborn') features.add(`newborn ${word}`);
    for (const part of partsOf(word)) features.add(part);
  });
  return features;
}

function ageGroupOf(months: number | null): string {
  if (months === null) return 'unknown';
  if (months < 3) return 'newborn';
  if (months < 12) return 'infant';
  return months < 24 ? 'toddler' : 'child';
}

function wordsIn(message: string): string[] {
  const plain = message
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '');
  return [...plain.matchAll(WORD)].map(([word]) =>
    /^\d/.test(word) ? kindOfNumber(word) : stemOf(word.replace("'", '')),
  );
}

/** Numbers say what they may measure; few messages share one. */
function kindOfNumber(digits: string): string {
  const value = Number(digits.replace(',', '.'));
  if ((value >= 100.4 && value < 109) || (value >= 38 && value < 42.5)) return '#hot';
  if ((value >= 94 && value <= 97.4) || (value >= 34 && value < 36.5)) return '#cold';
  return value <= 2 || value === 911 ? `#${value}` : '#';
}

function partsOf(word: string): string[] {
  if (word.length < SHORTEST_IN_PARTS) return [];
  const whole = `<${word}>`;
  return Array.from({ length: whole.length - PART + 1 }, (_, at) => `.${whole.slice(at, at + PART)}`);
}
