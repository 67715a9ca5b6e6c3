import parentsWords from '#content/articles/parents-words.json' with { type: 'json' };
import { termsOf } from '#domain/articles/search/terms.ts';
import { untreatedSubjects } from '#domain/articles/search/untreated-subjects-data.ts';
import { libraryOf, ourPublished } from '#server/articles/rules/library.ts';
import { articleDocuments } from '#server/articles/rules/search/article-documents.ts';
import type { SearchDocument } from '#server/articles/rules/search/document.ts';
import { fixedDocuments } from '#server/articles/rules/search/fixed-documents.ts';
import type { ContentCheck } from './content-check.ts';

type Named = { readonly where: string; readonly text: string };

/**
 * @param named what something is called, or how it is asked for: all that we publish
 * @param subjects those that no article treats
 */
export function untreatedSubjectChecks(
  named: readonly Named[] = publishedNames(),
  subjects: readonly string[] = untreatedSubjects,
): readonly ContentCheck[] {
  return [
    { name: 'subjects without an article: each stands once', problems: twice(subjects) },
    { name: 'subjects without an article: nothing else is called so', problems: named.flatMap(calledSo) },
  ];
}

function twice(subjects: readonly string[]): string[] {
  return subjects.filter((one, at) => subjects.indexOf(one) !== at).map((one) => `${one} stands twice`);
}

function calledSo({ where, text }: Named): string[] {
  const terms = termsOf(text).filter(({ term }) => term.startsWith('!'));
  return terms.map(({ start, end }) => `${where}: '${text.slice(start, end)}' of '${text}'`);
}

function publishedNames(): Named[] {
  const documents = [...articleDocuments(libraryOf(ourPublished())), ...fixedDocuments()];
  return [
    ...documents.flatMap(namesIn),
    ...Object.entries(parentsWords.meanings).flatMap(([meaning, phrases]) =>
      phrases.map((text) => ({ where: `parents' words: ${meaning}`, text })),
    ),
  ];
}

function namesIn({ key, shown: { kind, title }, names, fields }: SearchDocument): Named[] {
  const isRead = kind === 'article' || kind === 'question';
  const texts = [title, ...names, ...(isRead ? [...fields.asked, ...fields.headings] : [])];
  return texts.map((text) => ({ where: key, text }));
}
