import { expect, test } from 'vitest';
import { hostileSentences } from '#testing/chat/hostile-sentences.ts';
import { passagesForHostile } from '#testing/chat/hostile-passages.ts';
import { libraryGrounds } from '#testing/chat/library-passages.ts';
import { checkSentence } from './check-sentence.ts';

const grounds = libraryGrounds(passagesForHostile, 7);

const table = Object.entries(hostileSentences).flatMap(([kind, sentences]) =>
  sentences.map((sentence) => [kind, sentence] as const),
);

test('there are as many as docs/chat.md says, each of a passage that is there', () => {
  const cited = table.flatMap(([, sentence]) =>
    [...sentence.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)),
  );

  expect(new Set(table.map(([, sentence]) => sentence)).size).toBe(275);
  // One cites what is not there.
  expect(Math.max(...cited.filter((number) => number !== 99))).toBe(passagesForHostile.length);
});

test.each(table)('[AI-04] %s is never shown: %s', (_, sentence) => {
  expect(checkSentence(sentence, grounds).kind).not.toBe('shown');
});
