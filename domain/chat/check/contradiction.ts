import { closest, type Ground } from './grounds.ts';
import { isLimited, isUrgent, partsOf, stemsIn, tokensIn } from './words.ts';

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

const CALLS = /\b(?:call\w*|phone|go|dial)\b/i;
/**
 * Whether a text says something else than the sentence it rests on: denies what that says, or the other way round; says
 * its opposite; calls with less haste; leaves out what limits it, or an age.
 */
export function contradicts(text: string, ground: Ground): boolean {
  if (CALLS.test(text) && !isUrgent(text) && ground.isUrgent) return true;
  if (isOpposite(new Set(tokensIn(text)), ground.tokens)) return true;
  return partsOf(text).some((part) => {
    if (!part.isDenied && stemsIn(part.text).some((stem) => isOnlyDenied(stem, ground))) return true;
    const nearest = closest(part.text, ground.parts);
    if (nearest.some((other) => other.isDenied !== part.isDenied)) return true;
    if (!isLimited(text) && !part.isDenied && nearest.some((other) => other.isLimited)) return true;
    const said = new Set(tokensIn(part.text));
    return nearest.some((other) => isOpposite(said, other.tokens));
  });
}

function isOnlyDenied(stem: string, { parts }: Ground): boolean {
  const holding = parts.filter(({ stems }) => stems.has(stem));
  return holding.length > 0 && holding.every((part) => part.isDenied);
}

function isOpposite(tokens: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  const says = (a: string, b: string) => tokens.has(a) && !theirs.has(a) && theirs.has(b) && !tokens.has(b);
  return OPPOSITES.some(([one, other]) => says(one, other) || says(other, one));
}
