import type { RedFlag, Urgency } from '#domain/articles/red-flag.ts';

/** It says 'Go in to be seen.' where a fever was measured. */
const YOUNG_FEVER = 'rf-fever-u3m';
const YOUNG_MONTHS = 3;

const FAHRENHEIT = { fever: 100.4, most: 108 };
const CELSIUS = { fever: 38, most: 42.5 };
const FIGURE = /(?<![\d.,])(\d{2,3}(?:[.,]\d{1,2})?)(?![\d.,]*\d)/g;

/**
 * How urgent an answer with these rules is: as the most urgent of them; a fever that was measured under 3 months is for
 * the emergency room, since the rule says to go in.
 *
 * @param rules the most urgent first
 */
export function urgencyOf(rules: readonly RedFlag[], text: string, ages: readonly number[]): Urgency | null {
  const isYoung = ages.some((age) => age < YOUNG_MONTHS);
  if (isYoung && rules.some(({ id }) => id === YOUNG_FEVER) && namesFever(text)) return 'emergency';
  return rules[0]?.urgency ?? null;
}

function namesFever(text: string): boolean {
  return [...text.matchAll(FIGURE)].some(([, figure = '']) => {
    const value = Number(figure.replace(',', '.'));
    return [FAHRENHEIT, CELSIUS].some(({ fever, most }) => value >= fever && value <= most);
  });
}
