import { emergenciesIn } from '#domain/articles/emergency.ts';
import { plainLines } from '#domain/articles/markup.ts';
import { redFlagsOf } from '#domain/articles/red-flags-data.ts';

/** In characters: what is read at once. Patterns do not look past the end of a sentence. */
const LONGEST_PART = 500;

/** Ids of the rules whose signs a text tells of, the most urgent first. */
export function callRulesIn(text: string): string[] {
  const found = new Set(partsOf(text).flatMap((part) => emergenciesIn(part, null).map(({ id }) => id)));
  return redFlagsOf([...found]).map(({ id }) => id);
}

/** Few, however short the sentences are. */
function partsOf(text: string): string[] {
  const parts: string[] = [''];
  for (const sentence of plainLines(text).flatMap((line) => line.split(/(?<=[.?!])\s+/))) {
    const longer = `${parts.at(-1)}${sentence}. `;
    if (longer.length <= LONGEST_PART) parts.splice(-1, 1, longer);
    else parts.push(`${sentence}. `);
  }
  return parts;
}
