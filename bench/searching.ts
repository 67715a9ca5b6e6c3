import { LONGEST_SEARCH } from '#domain/articles/search/read-search.ts';
import { searchReply } from '#server/articles/replies/search.ts';
import { libraryOf, ourPublished, type PublishedLibrary } from '#server/articles/rules/library.ts';
import { loopThreadMs } from './fixed-work.ts';
import { atMost, inTurn, valueOrRatioAtMost, type Figure } from './figures.ts';
import { LOOP } from './first-times.ts';
import { threadMs } from './thread-time.ts';

const rounds = 20;
const indexes = 5;
const MB = 1e6;

/** How long a thread takes for a search, and for what the first one needs. */
export async function searchingFigures(): Promise<Figure[]> {
  const articles = ourPublished();
  const grown = await grownMb(articles);
  const made = await inTurn(indexes, () => searchedMs(libraryOf(articles), ['fever']), loopThreadMs);
  const library = libraryOf(articles);
  const typed = articles.flatMap(({ askedAs }) => askedAs);
  const plain = await inTurn(rounds, async () => (await searchedMs(library, typed)) / typed.length, loopThreadMs);
  const slips = typed.map(withSlip);
  const mistyped = await inTurn(rounds, async () => (await searchedMs(library, slips)) / slips.length, loopThreadMs);
  const long = typed.map((_, at) => [...typed.slice(at), ...typed].join(' ').slice(0, LONGEST_SEARCH)).slice(0, 100);
  const longest = await inTurn(rounds, async () => (await searchedMs(library, long)) / long.length, loopThreadMs);
  return [
    valueOrRatioAtMost(
      'a search of the library, one thread',
      { ...plain, unit: 'ms', beside: LOOP },
      { value: 2, ratio: 0.2 },
    ),
    valueOrRatioAtMost('the same, mistyped', { ...mistyped, unit: 'ms', beside: LOOP }, { value: 2, ratio: 0.2 }),
    valueOrRatioAtMost(
      `the same with ${LONGEST_SEARCH} letters`,
      { ...longest, unit: 'ms', beside: LOOP },
      { value: 2, ratio: 0.4 },
    ),
    valueOrRatioAtMost(
      'the first search after a change',
      { ...made, unit: 'ms', beside: LOOP },
      { value: 300, ratio: 45 },
    ),
    atMost('memory kept for searches', [grown], 10, 'MB'),
  ];
}

async function searchedMs(library: PublishedLibrary, typed: readonly string[]): Promise<number> {
  const startedAt = threadMs();
  let found = 0;
  for (const each of typed) found += (await searchReply(library, each)).found.length;
  if (found === 0) throw new Error('nothing was found');
  return threadMs() - startedAt;
}

/** Of its longest word the middle letter is left out. */
function withSlip(typed: string): string {
  const [longest = ''] = typed.split(' ').toSorted((one, other) => other.length - one.length);
  const middle = Math.floor(longest.length / 2);
  return typed.replace(longest, longest.slice(0, middle) + longest.slice(middle + 1));
}

/** What the index of a library takes. What the first search loads, foods and milestones among it, other rooms need, too. */
async function grownMb(articles: ReturnType<typeof ourPublished>): Promise<number> {
  await searchedMs(libraryOf(articles), ['fever']);
  const library = libraryOf(articles);
  const before = heapUsed();
  await searchedMs(library, ['fever']);
  const after = heapUsed();
  // It must still be there while the memory is read.
  await searchedMs(library, ['fever']);
  return (after - before) / MB;
}

/** In bytes, once what nobody needs is gone. */
export function heapUsed(): number {
  // What the first collection finalizes, the second one frees.
  for (let times = 0; times < 2; times += 1) globalThis.gc?.();
  const { heapUsed: heap, arrayBuffers } = process.memoryUsage();
  return heap + arrayBuffers;
}
