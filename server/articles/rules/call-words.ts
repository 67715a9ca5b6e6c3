import { setImmediate as othersFirst } from 'node:timers/promises';
import { emergenciesIn } from '#domain/articles/emergency.ts';
import { plainLines } from '#domain/articles/markup.ts';
import { redFlagsOf } from '#domain/articles/red-flags-data.ts';
import { LruCache } from '#server/lru-cache.ts';

/** In characters: what is read at once. Patterns do not look past the end of a sentence. */
const LONGEST_PART = 500;
/** In characters: pieces of a longer sentence overlap by as many, so that a sign on the border is whole in one of them. */
const OVERLAP = 80;
/** In characters of the texts: some 30 of the longest, some 150 of usual ones. Ours. */
const MOST_KEPT = 1_000_000;

const kept = new LruCache<readonly string[]>(MOST_KEPT);

/**
 * Ids of the rules whose signs a text tells of, the most urgent first. Other requests get in between its parts, each of
 * which is read once. Never inside a transaction, since others wait for its locks.
 */
export async function callRulesIn(text: string): Promise<readonly string[]> {
  const known = knownCallRules(text);
  if (known) return known;
  const found = new Set<string>();
  for (const part of new Set(partsOf(text))) {
    await othersFirst();
    for (const { id } of emergenciesIn(part, null)) found.add(id);
  }
  const ids = redFlagsOf([...found]).map(({ id }) => id);
  kept.set(text, ids, text.length);
  return ids;
}

/** The same for a text that was read a while ago; undefined for any other. */
export function knownCallRules(text: string): readonly string[] | undefined {
  return kept.get(text);
}

/** Few, however short the sentences are: of two that follow each other, one has more than half of the longest. */
function partsOf(text: string): string[] {
  const parts: string[] = [''];
  for (const piece of sentencesOf(text).flatMap(piecesOf)) {
    const longer = `${parts.at(-1)}${piece}. `;
    if (longer.length <= LONGEST_PART) parts.splice(-1, 1, longer);
    else parts.push(`${piece}. `);
  }
  return parts;
}

function sentencesOf(text: string): string[] {
  return plainLines(text).flatMap((line) => line.split(/(?<=[.?!])\s+/));
}

function piecesOf(sentence: string): string[] {
  const pieces = [sentence.slice(0, LONGEST_PART)];
  const step = LONGEST_PART - OVERLAP;
  for (let from = step; from + OVERLAP < sentence.length; from += step) {
    pieces.push(sentence.slice(from, from + LONGEST_PART));
  }
  return pieces;
}
