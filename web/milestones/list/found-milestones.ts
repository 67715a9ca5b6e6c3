import type { MilestoneList } from '#contract/milestones.ts';
import { foundByWords } from '#domain/text/found-by-words.ts';
import { withoutIng, wordsOf } from '#domain/text/search-words.ts';

type Described = { readonly milestone: { readonly description: string } };

/** Those that have every word of a search, or, if there are none, words that are spelled like them; all without a word. */
export function foundMilestones<R extends Described>(rows: readonly R[], search: string): R[] {
  return withEither(rows, ({ milestone }) => milestone.description, search);
}

/** Those of the motor milestones; none without a word. */
export function foundWindows({ windows }: Pick<MilestoneList, 'windows'>, search: string): MilestoneList['windows'] {
  return hasWord(search) ? withEither(windows, ({ name }) => name, search) : [];
}

export function hasWord(search: string): boolean {
  return wordsOf(search).length > 0;
}

/** Milestones tell what a child does: 'walks' is found by 'walking', too. */
function withEither<T>(all: readonly T[], textOf: (one: T) => string, search: string): T[] {
  const found = new Set([search, withoutIng(search)].flatMap((each) => foundByWords(all, textOf, each)));
  return all.filter((one) => found.has(one));
}
