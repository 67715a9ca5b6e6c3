import { count } from '#domain/time/age-text.ts';
import type { DurationText } from '../supporting-data.ts';

const UNITS = new Map([
  ['d', 'day'],
  ['w', 'week'],
  ['m', 'month'],
  ['y', 'year'],
]);

/**
 * A published age or interval in words: '24 weeks', '7 months and 4 weeks', '12 months less 4 days'.
 *
 * @param text a signed sum such as `12m-4d`
 */
export function durationText(text: DurationText): string {
  const [first, ...others] = text.match(/[+-]?\d+[dwmy]/g) ?? [];
  return [
    termText(first ?? '0d'),
    ...others.map((term) => ` ${term.startsWith('-') ? 'less' : 'and'} ${termText(term)}`),
  ].join('');
}

/** The same for an age: zero is birth. */
export function ageLimitText(text: DurationText): string {
  return text === '0d' ? 'birth' : durationText(text);
}

function termText(term: string): string {
  return count(Math.abs(Number(term.slice(0, -1))), UNITS.get(term.slice(-1)) ?? '');
}
