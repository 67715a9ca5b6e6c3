import { closest, type Ground } from './grounds.ts';
import { clausesOf, denialsIn, isUrgent, partsOf, plain, stemsIn, tokensIn } from './words.ts';

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['before', 'after'],
  ['under', 'over'],
  ['more', 'less'],
  ['more', 'fewer'],
  ['most', 'least'],
  ['above', 'below'],
  ['higher', 'lower'],
  ['younger', 'older'],
  ['hot', 'cold'],
  ['warm', 'cold'],
  ['tummy', 'back'],
  ['stomach', 'back'],
  ['side', 'back'],
  ['front', 'back'],
  ['rear', 'forward'],
  ['safe', 'unsafe'],
  ['always', 'never'],
  ['early', 'late'],
  ['hard', 'soft'],
  ['firm', 'soft'],
  ['upright', 'flat'],
  ['open', 'closed'],
  ['with', 'without'],
  ['before', 'past'],
  ['before', 'from'],
  ['until', 'after'],
  ['until', 'from'],
  ['until', 'past'],
  ['under', 'from'],
  ['under', 'past'],
  ['raw', 'cooked'],
  ['breast', 'whole'],
  ['first', 'last'],
];

/** Without one of these a sentence says more than it should. */
const LIMITS = ['only', 'unless', 'until', 'except', 'apart', 'if', 'before'];
/** At the head of a sentence they hold for all of it. */
const CONDITIONS: ReadonlySet<string> = new Set([
  ...LIMITS,
  ...'when while once after under over without no not never'.split(' '),
]);
/** Small words that turn what a sentence says: they are ours, or it is not. */
const TURNING = [
  ...LIMITS,
  ...'when while with without on off in out up down into again too also one once twice both either half'.split(' '),
  ...'all any some each every many few much little and or even about'.split(' '),
  ...'may might can could should must would'.split(' '),
];
/** How food is made, and how a child sleeps, sits and rides: without it, what is said may not be safe. */
const SAFE_BY = [
  ...'smooth thin thinned thinly mashed cooked ground cut lengthwise quartered soft pasteurized boiled cooled'.split(
    ' ',
  ),
  ...'chilled lukewarm flat firm empty alone awake back rear upright seated buckled strapped locked fenced'.split(' '),
];
/** In a part of a sentence that is said, they are said, too: 'in a baby under 1 month' is not 'in a baby 1 month'. */
const COMPARING = 'under over above below more less fewer least most than'.split(' ');
/** What puts one thing into, upon or before another. */
const PUTTING: ReadonlySet<string> = new Set(
  'of in on into onto before after under over between to from at'.split(' '),
);
/** Of what is to be done soon, the word that remains says too little without the others. */
const WHOLE = [/\bsame day\b/, /\bday (?:and|or) night\b/];
const CALLS = /\b(?:call\w*|phone|go|dial)\b/i;
/**
 * Whether a text says something else than the sentence it rests on: denies what that says, or the other way round; says
 * its opposite; calls with less haste; leaves out a clause, what limits it, or what makes it safe.
 */
export function contradicts(text: string, ground: Ground): boolean {
  if (CALLS.test(text) && !isUrgent(text) && ground.isUrgent) return true;
  const tokens = new Set(tokensIn(text));
  if (hasChangedPlaces(text, ground) || !hasHead(text, ground) || isCut(text, ground)) return true;
  if (isOpposite(tokens, ground.tokens) || isTurned(tokensIn(text), ground.allTokens)) return true;
  if (TURNING.some((word) => timesIn(tokensIn(text), word) > timesIn(ground.allTokens, word))) return true;
  if (tokens.has('day') && WHOLE.some((phrase) => phrase.test(ground.plain) && !phrase.test(plain(text)))) return true;
  if (ground.tokens.has('911') && !tokens.has('911')) return true;
  const [head = ''] = ground.allTokens;
  if (CONDITIONS.has(head) && !tokens.has(head)) return true;
  if ([...LIMITS, ...SAFE_BY].some((word) => ground.tokens.has(word) && !tokens.has(word))) return true;
  const stems = new Set(stemsIn(text));
  // Parts without a word that says much, as 'do not use it', cannot be told from what was left out.
  const meant = ground.parts.filter((part) => part.stems.size === 0 || [...part.stems].some((stem) => stems.has(stem)));
  if (meant.some((part) => COMPARING.some((word) => part.tokens.has(word) && !tokens.has(word)))) return true;
  if (denialsIn(text) !== meant.reduce((sum, { denials }) => sum + denials, 0)) return true;
  return partsOf(text).some((part) => {
    if (!part.isDenied && stemsIn(part.text).some((stem) => isOnlyDenied(stem, ground))) return true;
    const nearest = closest(part.text, ground.parts);
    if (nearest.some((other) => other.isDenied !== part.isDenied)) return true;
    const said = new Set(tokensIn(part.text));
    return nearest.some((other) => isOpposite(said, other.tokens));
  });
}

/** What stands before a colon says when the rest holds: of 'Severe eczema: see the doctor first' nothing is left out. */
function hasHead(text: string, { plain: theirs }: Ground): boolean {
  const [head = '', rest] = theirs.split(/:(?=\s)/, 2);
  if (rest === undefined) return true;
  const said = new Set([...tokensIn(text), ...stemsIn(text)]);
  const telling = tokensIn(head).flatMap((token) => (/\d/.test(token) ? token : stemsIn(token)));
  const limits = tokensIn(head).filter((token) => CONDITIONS.has(token));
  return [...telling, ...limits].every((word) => said.has(word));
}

/**
 * Whether a clause is left out, as a half behind a ';' or a sign of a list: what remains may calm where the whole does not.
 * Of a clause half of the words that say something may be missing.
 */
function isCut(text: string, ground: Ground): boolean {
  const said = new Set([...stemsIn(text), ...tokensIn(text)]);
  return clausesOf(ground.plain).some((clause) => {
    const stems = stemsIn(clause);
    const telling = [...new Set(stems.length > 0 ? stems : tokensIn(clause))];
    return telling.filter((word) => said.has(word)).length < telling.length / 2;
  });
}

/**
 * Whether two neighbors stand the other way round, as in 'his nose in saline' for 'saline in his nose', or '5 chest blows,
 * then 5 back thrusts'. Whole clauses may change places.
 */
function hasChangedPlaces(text: string, ground: Ground): boolean {
  const theirs = tellingOf(ground.plain);
  return clausesOf(text).some((clause) => {
    const words = tellingOf(clause).filter((word) => theirs.includes(word));
    return words
      .slice(1)
      .some((word, at) => !PUTTING.has(word) && theirs.lastIndexOf(word) <= theirs.indexOf(words[at] ?? ''));
  });
}

/** Stems, and what stands between them. */
function tellingOf(text: string): string[] {
  return tokensIn(text).flatMap((token) => (PUTTING.has(token) ? token : stemsIn(token)));
}

function timesIn(tokens: readonly string[], word: string): number {
  return tokens.filter((token) => token === word).length;
}

function isOnlyDenied(stem: string, { parts }: Ground): boolean {
  const holding = parts.filter(({ stems }) => stems.has(stem));
  return holding.length > 0 && holding.every((part) => part.isDenied);
}

function isOpposite(tokens: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  const says = (a: string, b: string) => tokens.has(a) && !theirs.has(a) && theirs.has(b) && !tokens.has(b);
  return OPPOSITES.some(([one, other]) => says(one, other) || says(other, one));
}

/** Where both of a pair stand there, as in 'over 60 under 2 months', whether they come in another order or more often. */
function isTurned(tokens: readonly string[], theirs: readonly string[]): boolean {
  return OPPOSITES.some((pair) => {
    const left = theirs.filter((token) => pair.includes(token));
    if (!pair.every((word) => left.includes(word))) return false;
    return tokens
      .filter((token) => pair.includes(token))
      .some((token) => {
        const at = left.indexOf(token);
        left.splice(0, at + 1);
        return at === -1;
      });
  });
}
