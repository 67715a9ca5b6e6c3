import { stemOf } from '../search/stem.ts';
import { contradicts } from './contradiction.ts';
import { figuresIn, hasVagueDose, isOfAge, isOfDose, isOfMedicine, isSameFigure, type Figure } from './figures.ts';
import { nearestGround, type Ground, type Grounds, type Passage } from './grounds.ts';
import { readSentence, withoutListMark } from './markup.ts';
import { namesMedicine, neverSaidIn, type NeverSaid } from './never-say.ts';
import { delaysIn, isPlace, sensitiveWordsIn } from './sensitive.ts';
import { isDenied, plain, stemsIn, bareWords } from './words.ts';

export type Fault = NeverSaid | 'markup' | 'citation' | 'dose' | 'figure';

export type Checked =
  | { readonly kind: 'shown'; readonly text: string; readonly citations: readonly number[] }
  /** It is left out: `idle` says nothing ('Good question!'), `unfounded` something else than what it cites. */
  | { readonly kind: 'left-out'; readonly why: 'idle' | 'unfounded' }
  /** No sentence of the answer is to be trusted. */
  | { readonly kind: 'fault'; readonly fault: Fault };

/** Words that a sentence may add to ours: they turn nothing around. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  'start begin help important example remember age'.split(' ').map(stemOf),
);
/** Of so many words that say something, one may be one of them. */
const ONE_OWN_IN = 4;
/** Says of somebody how old they are, as a passage about an age does not. */
const AGE_TOLD =
  /(?<!\b(?:if|when|once|until|before|after|while|unless|time) (?:(?:your|the|a|my|our) )?(?:little )?)\b(?:he|she|they|one|bab(?:y|ies)|child(?:ren)?|son|daughter|toddler|newborn|infant|boy|girl|kid|twins?)(?:'s|'re| is| are| was| were| turned| has turned| have turned) (?:(?:now|already|about|almost|nearly|only|just|exactly|around|over|under) )*[a-z\d.-]+ (?:day|week|month|year)s?\b/i;
/** What rests on nothing is at most so long. */
const MOST_IDLE_WORDS = 14;
/** Single letters that say something: vitamins and degrees. */
const LONE_LETTERS: ReadonlySet<string> = new Set(['a', 'i', 'd', 'f', 'c', 'k', 'b']);
/** Of which our editors give needs in mg. */
const NUTRIENT = /\b(?:iron|vitamin|fluoride)\b/i;

/**
 * Whether a sentence of a language model may be shown: it says nothing that is never said, and is, nearly word for word,
 * a sentence of what it cites, with its numbers, ages and limits. One that is ours word for word is held to less.
 */
export function checkSentence(given: string, grounds: Grounds): Checked {
  const read = readSentence(given);
  if (!read) return fault('markup');
  const { text, citations } = read;
  if (citations.some((number) => number < 1 || number > grounds.passages.length)) return fault('citation');
  const cited = citations.flatMap((number) => grounds.passages[number - 1] ?? []);
  const said = withoutListMark(text);
  const sentences = cited.flatMap((passage) => passage.sentences);
  const ours = sentences.find((one) => one.plain === plain(said));
  const figures = figuresIn(said);
  if (isDose(said, figures, ours !== undefined)) return fault('dose');
  const never = ours ? null : neverSaidIn(said, grounds.ageMonths);
  if (never) return fault(never);
  if (!ours && hasVagueDose(said)) return fault('dose');
  const unknown = figures.find((figure) => !sentences.some((one) => isAmong(figure, one.figures)));
  if (unknown) return fault(isOfDose(unknown) ? 'dose' : 'figure');
  if (ours) return { kind: 'shown', text, citations };
  if (AGE_TOLD.test(said) && !sentences.some((one) => AGE_TOLD.test(one.plain))) return fault('figure');
  if (!hasKnownWords(said, grounds)) return leftOut('unfounded');
  if (cited.length === 0) return bareWords(said).length <= MOST_IDLE_WORDS ? leftOut('idle') : fault('citation');
  const titled = cited.map((passage) => ({ passage, ground: nearestGround(said, passage.sentences) }));
  const isFounded = titled.some(
    ({ passage, ground }) => ground && restsOn(said, ground, passage) && namesOnlyWhat(said, ground, passage),
  );
  return isFounded ? { kind: 'shown', text, citations } : leftOut('unfounded');
}

/** Figures beside a medicine, but for our own 'Under 19 years: no aspirin.' And what only medicine is measured in. */
function isDose(text: string, figures: readonly Figure[], isOurs: boolean): boolean {
  if (figures.some(isOfMedicine) && !(isOurs && NUTRIENT.test(text))) return true;
  if (!namesMedicine(text) || figures.length === 0) return false;
  return !(isOurs && isDenied(text) && figures.every(isOfAge));
}

/** English, as far as the library is. */
function hasKnownWords(text: string, { passages, vocabulary }: Grounds): boolean {
  const isKnown = (stem: string) =>
    vocabulary.has(stem) || passages.some(({ sentences }) => sentences.some(({ stems }) => stems.has(stem)));
  return stemsIn(text).every(isKnown) && bareWords(text).every((word) => word.length > 1 || LONE_LETTERS.has(word));
}

/**
 * Whether it is nearly our sentence. Numbers of one sentence are never mixed with those of another, and none is left out, nor a word of what is to be done at once.
 */
function restsOn(text: string, ground: Ground, { titleStems }: Passage): boolean {
  const stems = stemsIn(text);
  const own = beyond(stems, ground.allStems).filter((stem) => !titleStems.has(stem));
  if (stems.length === 0 || own.length > Math.floor(stems.length / ONE_OWN_IN)) return false;
  if (!own.every((stem) => OWN_WORDS.has(stem))) return false;
  const figures = figuresIn(text);
  if (ground.isUrgent && ![...ground.stems].every((stem) => stems.includes(stem))) return false;
  if (!isInOrder(figures, ground.figures)) return false;
  if (!ground.figures.every((figure) => isAmong(figure, figures))) return false;
  return !contradicts(text, ground);
}

/**
 * Foods, medicines, illnesses and places stand in the sentence itself. What its title names may be meant by a sentence that
 * names none: 'From 6 months.' below 'When can my baby drink water?'
 */
function namesOnlyWhat(text: string, ground: Ground, { title, titleStems }: Passage): boolean {
  const isSilent = sensitiveWordsIn(ground.plain).length === 0;
  const isIn = (word: string) => ground.plain.includes(word) || ground.stems.has(stemOf(word));
  const isTitled = (word: string) =>
    isSilent && !isPlace(word) && (title.includes(word) || titleStems.has(stemOf(word)));
  return sensitiveWordsIn(text).every((word) => isIn(word) || isTitled(word)) && delaysIn(text).every(isIn);
}

/** What is said more often than there. */
function beyond(stems: readonly string[], theirs: readonly string[]): string[] {
  const left = [...theirs];
  return stems.filter((stem) => {
    const at = left.indexOf(stem);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** Whether the figures of each unit stand in the order of theirs: '4 months, never before 6' is not '6 months, never before 4'. */
function isInOrder(figures: readonly Figure[], theirs: readonly Figure[]): boolean {
  const units = new Set(figures.map(({ unit }) => unit));
  return [...units].every((unit) => {
    const left = theirs.filter((figure) => figure.unit === unit);
    return figures
      .filter((figure) => figure.unit === unit)
      .every((figure) => {
        const at = left.findIndex((other) => isSameFigure(figure, other));
        left.splice(0, at + 1);
        return at !== -1;
      });
  });
}

function isAmong(figure: Figure, others: readonly Figure[]): boolean {
  return others.some((other) => isSameFigure(figure, other));
}

function leftOut(why: 'idle' | 'unfounded'): Checked {
  return { kind: 'left-out', why };
}

function fault(what: Fault): Checked {
  return { kind: 'fault', fault: what };
}
