import type { Score } from '../score/score.ts';

type Standing = Pick<Score, 'z' | 'percentile'>;

/** Beyond 3.09 standard deviations. */
const OUTERMOST = { lowest: 0.1, highest: 99.9 } as const;

export function percentileText({ percentile }: Pick<Standing, 'percentile'>): string {
  if (percentile < OUTERMOST.lowest) return 'below P0.1';
  if (percentile > OUTERMOST.highest) return 'above P99.9';
  const whole = Math.round(percentile);
  if (whole < 1) return '<1';
  return whole > 99 ? '>99' : ordinal(whole);
}

/** '72nd percentile', 'below the 1st percentile', 'above P99.9'. */
export function percentilePhrase(standing: Standing): string {
  const text = percentileText(standing);
  if (text === '<1') return 'below the 1st percentile';
  if (text === '>99') return 'above the 99th percentile';
  return hasPlace(standing) ? `${text} percentile` : text;
}

/** False if it is shown as 'below' or 'above'. */
export function hasPlace(standing: Standing): boolean {
  return /^\d/.test(percentileText(standing));
}

export function placePhrase(standing: Standing): string {
  const phrase = percentilePhrase(standing);
  return hasPlace(standing) ? `at the ${phrase}` : phrase;
}

/** '+0.60', '−1.25', '0.00'. */
export function zScoreText(z: number): string {
  const digits = Math.abs(z).toFixed(2);
  if (digits === '0.00') return digits;
  return `${z < 0 ? '−' : '+'}${digits}`;
}

/** '1st', '2nd', '11th'. */
export function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}
