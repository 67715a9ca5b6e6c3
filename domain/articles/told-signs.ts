import { URGENCIES, type RedFlag } from './red-flag.ts';

/** In characters: what is read at once, since patterns look far ahead. */
const LONGEST_PIECE = 500;
/** In characters: pieces of a longer text overlap by as many, so that a sign on the border is whole in one of them. */
const OVERLAP = 120;

/** Tells by its patterns whether a text has the signs of a rule. */
export type SignReader<Rule extends RedFlag> = (text: string, ages: readonly number[]) => Rule[];

/**
 * Of the rules whose signs a text tells of, the most urgent first, of equal ones in the order given. Rules for an age hold
 * while the age is not known.
 *
 * @param rules compiled once
 * @returns a reader; `ages` are whole months since birth, any of which may be right; none if not known
 */
export function signReader<Rule extends RedFlag>(rules: readonly Rule[]): SignReader<Rule> {
  const compiledRules = rules.map((rule) => ({
    rule,
    always: compiled(rule.patterns),
    ifAgeKnown: compiled(rule.patternsIfAgeKnown),
  }));
  return (text, ages) => {
    const pieces = piecesOf(text);
    return byUrgency(
      compiledRules.flatMap(({ rule, always, ifAgeKnown }) => {
        if (!isOfAge(rule, ages)) return [];
        const patterns = ages.length === 0 ? always : [...always, ...ifAgeKnown];
        return patterns.some((pattern) => pieces.some((piece) => pattern.test(piece))) ? rule : [];
      }),
    );
  };
}

/** The most urgent first; of equal ones in the order given. */
export function byUrgency<Rule extends Pick<RedFlag, 'urgency'>>(rules: readonly Rule[]): Rule[] {
  return rules.toSorted((one, other) => URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency));
}

/** Patterns have straight apostrophes, phones type curly ones. */
export function withoutCurls(text: string): string {
  return text.replaceAll(/[‘’]/g, "'");
}

function piecesOf(text: string): string[] {
  const pieces = [withoutCurls(text.slice(0, LONGEST_PIECE))];
  const step = LONGEST_PIECE - OVERLAP;
  for (let from = step; from + OVERLAP < text.length; from += step) {
    pieces.push(withoutCurls(text.slice(from, from + LONGEST_PIECE)));
  }
  return pieces;
}

function compiled(sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, 'i'));
}

function isOfAge({ ageMinMonths, ageMaxMonths }: RedFlag, ages: readonly number[]): boolean {
  return ages.length === 0 || ages.some((age) => age >= (ageMinMonths ?? 0) && age <= (ageMaxMonths ?? Infinity));
}
