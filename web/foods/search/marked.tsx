import type { Hit } from '#domain/foods/food-search.ts';

/** A name with what was searched for marked in it. */
export function Marked({ text, marks }: { text: string; marks: Hit<unknown>['marks'] }) {
  const parts = [];
  let at = 0;
  for (const [from, to] of marks) {
    if (from < at) continue;
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return [...parts, text.slice(at)];
}
