import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { plainLines } from '#domain/articles/markup.ts';
import { groundsOf, vocabularyOf, type Grounds } from '#domain/articles/check/grounds.ts';

const root = join(import.meta.dirname, '../..');

/** The text of each article, without its head. */
const articles = globSync('content/articles/*/*.md', { cwd: root })
  .toSorted()
  .map((path) => readFileSync(join(root, path), 'utf8').replace(/^---\n.*?\n---\n/s, ''));
const { faq } = JSON.parse(readFileSync(join(root, 'content/articles/faq.json'), 'utf8')) as {
  faq: readonly { id: string; question: string; answer: string }[];
};

/** Each line of the library. */
export const libraryLines: readonly string[] = [...articles.flatMap(plainLines), ...faq.map(({ answer }) => answer)];

export const vocabulary = vocabularyOf([...libraryLines, ...faq.map(({ question }) => question)]);

type Passage = { readonly title: string; readonly text: string };

/** The answer to a question of parents. */
export function faqAnswer(id: string): Passage {
  const found = faq.find((each) => each.id === id);
  if (!found) throw new Error(`there is no question ${id}`);
  return { title: found.question, text: found.answer };
}

/** The line of an article that holds the words. */
export function lineWith(words: string): string {
  const line = libraryLines.find((each) => each.includes(words));
  if (line === undefined) throw new Error(`no line has '${words}'`);
  return line;
}

export function libraryGrounds(passages: readonly (string | Passage)[], ageMonths: number | null): Grounds {
  const titled = passages.map((one) => (typeof one === 'string' ? { title: '', text: one } : one));
  return groundsOf({ passages: titled, vocabulary, ageMonths });
}
