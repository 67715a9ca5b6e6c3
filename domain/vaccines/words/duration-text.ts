import { count } from '#domain/time/age-text.ts';
import type { DurationText } from '../supporting-data.ts';

const UNITS = new Map([
  ['d', 'day'],
  ['w', 'week'],
  ['m', 'month'],
  ['y', 'year'],
]);

export function durationText(text: DurationText): string {
  const [first, ...others] = text.match(/[+-]?\d+[dwmy]/g) ?? [];
  return [
    termText(first ?? '0d'),
    ...others.map((term) => ` ${term.startsWith('-') ? 'less' : 'and'} ${termText(term)}`),
  ].join('');
}

/** Zero is birth. */
export function ageLimitText(text: DurationText): string {
  return text === '0d' ? 'birth' : durationText(text);
}

function termText(term: string): string {
  return count(Math.abs(Number(term.slice(0, -1))), UNITS.get(term.slice(-1)) ?? '');
}
