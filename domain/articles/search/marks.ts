import { termsOf } from './terms.ts';

/** From and until which characters a text has one of the terms; none lie in another. */
export function marksOf(text: string, terms: ReadonlySet<string>): [number, number][] {
  const marks: [number, number][] = [];
  for (const { term, start, end } of termsOf(text)) {
    if (!terms.has(term)) continue;
    const last = marks.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}
