import type { LineWords } from './line-words.ts';

const TODAY = /\b(?:doctor|yours) today\b(?! or tomorrow)/i;
const SOON = /\b(?:doctor|yours) today or tomorrow\b/i;

/** How soon a sentence about a child's line asks for a call, whatever comes next; null where it is for a visit, or where it depends on another weight. */
export function callLevel({ title, text, callNow }: Pick<LineWords, 'title' | 'text' | 'callNow'>) {
  if (callNow.length > 0) return 'call_now';
  const clauses = `${title} ${text}`.split(/[.;]\s/).filter((clause) => !/\bif\b/i.test(clause));
  if (clauses.some((clause) => TODAY.test(clause))) return 'call_now';
  return clauses.some((clause) => SOON.test(clause)) ? 'call_soon' : null;
}
