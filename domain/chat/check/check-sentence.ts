import { contradicts } from './contradiction.ts';
import { figuresIn, hasVagueDose, isOfAge, isOfDose, isOfMedicine, isSameFigure, type Figure } from './figures.ts';
import type { Grounds } from './grounds.ts';
import { readSentence } from './markup.ts';
import { namesMedicine, neverSaidIn, type NeverSaid } from './never-say.ts';
import { sensitiveWordsIn } from './sensitive.ts';
import { isDenied, plain, stemsIn, wordsIn } from './words.ts';

export type Fault = NeverSaid | 'markup' | 'citation' | 'dose' | 'figure' | 'words' | 'contradiction';

export type Checked =
  | { readonly kind: 'shown'; readonly text: string; readonly citations: readonly number[] }
  /** Harmless, and rests on nothing: 'Good question!' */
  | { readonly kind: 'dropped' }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** So much of what a sentence says stands in what it cites. */
const LEAST_SHARED = 0.6;
/** What rests on nothing is at most so long. */
const MOST_IDLE_WORDS = 14;
/** Of which our editors give needs in mg. */
const NUTRIENT = /\b(?:iron|vitamin|fluoride)\b/i;
/** Single letters that say something: vitamins and degrees. */
const LONE_LETTERS: ReadonlySet<string> = new Set(['a', 'i', 'd', 'f', 'c', 'k', 'b']);

/**
 * Whether a sentence of a language model may be shown: it says nothing that is never said, and all of it rests on what
 * it cites. A sentence of a passage, word for word, is held to less: our editors wrote it.
 */
export function checkSentence(given: string, grounds: Grounds): Checked {
  const read = readSentence(given);
  if (!read) return fault('markup');
  const { text, citations } = read;
  if (citations.some((number) => number < 1 || number > grounds.passages.length)) return fault('citation');
  const cited = citations.flatMap((number) => grounds.passages[number - 1] ?? []);
  const figures = figuresIn(text.replace(/^\d{1,2}\. /, ''));
  const isOurs = cited.some((passage) => passage.sentences.has(withoutMarks(plain(text))));
  if (isDose(text, figures, isOurs)) return fault('dose');
  if (!isOurs) {
    const never = neverSaidIn(text, grounds.ageMonths);
    if (never) return fault(never);
    if (hasVagueDose(text)) return fault('dose');
  }
  const unfounded = figures.find(
    (figure) => !cited.some((each) => each.figures.some((one) => isSameFigure(figure, one))),
  );
  if (unfounded) return fault(isOfDose(unfounded) ? 'dose' : 'figure');
  if (isOurs) return { kind: 'shown', text, citations };
  return checkWords(text, citations, grounds);
}

function checkWords(text: string, citations: readonly number[], { passages, vocabulary }: Grounds): Checked {
  const cited = citations.flatMap((number) => passages[number - 1] ?? []);
  const stems = stemsIn(text);
  const isKnown = (stem: string) => vocabulary.has(stem) || passages.some((passage) => passage.stems.has(stem));
  if (!stems.every(isKnown) || wordsIn(text).some((word) => word.length === 1 && !LONE_LETTERS.has(word))) {
    return fault('words');
  }
  if (sensitiveWordsIn(text).some((word) => !cited.some((passage) => passage.plain.includes(word))))
    return fault('words');
  if (cited.length === 0) {
    return wordsIn(text).length <= MOST_IDLE_WORDS ? { kind: 'dropped' } : fault('citation');
  }
  const shared = stems.filter((stem) => cited.some((passage) => passage.stems.has(stem))).length;
  if (stems.length === 0 || shared / stems.length < LEAST_SHARED) return fault('words');
  return contradicts(text, cited) ? fault('contradiction') : { kind: 'shown', text, citations };
}

/** Figures beside a medicine, but for our own 'Under 19 years: no aspirin.' And what only medicine is measured in. */
function isDose(text: string, figures: readonly Figure[], isOurs: boolean): boolean {
  if (figures.some(isOfMedicine) && !(isOurs && NUTRIENT.test(text))) return true;
  if (!namesMedicine(text) || figures.length === 0) return false;
  return !(isOurs && isDenied(text) && figures.every(isOfAge));
}

function withoutMarks(text: string): string {
  return text.replace(/^(?:- |\d{1,2}\. )/, '');
}

function fault(what: Fault): Checked {
  return { kind: 'fault', fault: what };
}
