import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { libraryOf, ourPublished, type PublishedLibrary } from '#server/articles/rules/library.ts';
import { searchIndex } from '#server/articles/rules/search/kept-index.ts';
import { dangerAnswer, guideAnswer } from '#server/chat/service/answer.ts';
import { loopThreadMs } from './fixed-work.ts';
import { inTurn, valueOrRatioAtMost, type Figure } from './figures.ts';
import { LOOP } from './first-times.ts';
import { threadMs } from './thread-time.ts';

const rounds = 5;
const LONGEST = 2000;
/** Of a hundred answers the one that takes longest but one. */
const P99 = 0.99;

const Messages = z.object({
  cases: z.array(z.object({ question: z.string(), childAgeMonths: z.nullable(z.number()) })),
});

/** How long a thread takes for an answer of the chat without a model, of which all but one in a hundred take less. */
export async function answeringFigures(): Promise<Figure[]> {
  const library = libraryOf(ourPublished());
  await searchIndex(library);
  const messages = ['shared', 'ours'].flatMap(messagesIn);
  const all = messages.map(({ query }) => query);
  const long = messages.slice(0, 100).map(({ age }, at) => {
    const query = [...all.slice(at), ...all].join('. ').slice(0, LONGEST);
    return { query, age };
  });
  const plain = await inTurn(rounds, () => slowestMs(library, messages), loopThreadMs);
  const longest = await inTurn(rounds, () => slowestMs(library, long), loopThreadMs);
  return [
    valueOrRatioAtMost(
      'an answer of the chat without a model, 99th percentile',
      { ...plain, unit: 'ms', beside: LOOP },
      { value: 50, ratio: 8 },
    ),
    valueOrRatioAtMost(
      `the same with ${LONGEST} letters`,
      { ...longest, unit: 'ms', beside: LOOP },
      { value: 50, ratio: 8 },
    ),
  ];
}

type Asked = { readonly query: string; readonly age: number | null };

function messagesIn(name: string): Asked[] {
  const path = join(import.meta.dirname, `../testing/fixtures/chat/${name}.json`);
  const { cases } = z.parse(Messages, JSON.parse(readFileSync(path, 'utf8')));
  return cases.map(({ question: query, childAgeMonths: age }) => ({ query, age }));
}

async function slowestMs(library: PublishedLibrary, messages: readonly Asked[]): Promise<number> {
  const times: number[] = [];
  for (const { query, age } of messages) {
    const startedAt = threadMs();
    const message = { query, written: [], ages: age === null ? [] : [age] };
    if (!dangerAnswer(library, message)) await guideAnswer(library, message);
    times.push(threadMs() - startedAt);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * P99)] ?? 0;
}
