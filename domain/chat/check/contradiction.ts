import type { Grounds } from './grounds.ts';
import { isUrgent, partsOf, stemsIn, tokensIn } from './words.ts';

type Passages = Grounds['passages'];

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
];

/** More than a sentence has. */
const MOST_TOKENS = 1000;
const CALLS = /\b(?:call\w*|phone|go|dial)\b/i;

/**
 * Whether a clause denies what the one it comes nearest to says, or the other way round, or says its opposite; or calls
 * with less haste; or holds a word that the passages only hold where they deny it.
 */
export function contradicts(text: string, passages: Passages): boolean {
  if (CALLS.test(text) && !isUrgent(text) && nearestTo(text, passages).some((one) => one.isUrgent)) return true;
  const tokens = new Set(tokensIn(text));
  const theirs = new Set(passages.flatMap((passage) => [...passage.tokens]));
  if (OPPOSITES.some((pair) => isOpposite(pair, tokens, theirs))) return true;
  return partsOf(text).some((part) => {
    if (!part.isDenied && stemsIn(part.text).some((stem) => isOnlyDenied(stem, passages))) return true;
    const nearest = nearestTo(part.text, passages);
    if (nearest.some((other) => other.isDenied !== part.isDenied)) return true;
    const said = new Set(tokensIn(part.text));
    return nearest.some((other) => OPPOSITES.some((pair) => isOpposite(pair, said, other.tokens)));
  });
}

function isOnlyDenied(stem: string, passages: Passages): boolean {
  const holding = passages.flatMap(({ clauses }) => clauses).filter(({ stems }) => stems.has(stem));
  return holding.length > 0 && holding.every((clause) => clause.isDenied);
}

/** Those that share most with it: first in what they say, then in small words and numbers. */
function nearestTo(text: string, passages: Passages): Passages[number]['clauses'] {
  const stems = new Set(stemsIn(text));
  const tokens = new Set(tokensIn(text));
  const clauses = passages.flatMap((passage) => passage.clauses);
  const closeness = clauses.map((clause) => {
    const said = shared(stems, clause.stems);
    return said === 0 ? 0 : said + shared(tokens, clause.tokens) / MOST_TOKENS;
  });
  const most = Math.max(0, ...closeness);
  return most === 0 ? [] : clauses.filter((_, at) => closeness[at] === most);
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const each of one) if (other.has(each)) count += 1;
  return count;
}

function isOpposite(
  [one, other]: readonly [string, string],
  tokens: ReadonlySet<string>,
  theirs: ReadonlySet<string>,
): boolean {
  const says = (a: string, b: string) => tokens.has(a) && !theirs.has(a) && theirs.has(b) && !tokens.has(b);
  return says(one, other) || says(other, one);
}
