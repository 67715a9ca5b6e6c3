import MiniSearch from 'minisearch';
import { parentsWords } from '#domain/articles/search/parents-words-data.ts';
import { spellingOf, type Spelling } from '#domain/articles/search/spelling.ts';
import { subjectWords } from '#domain/articles/search/untreated-subjects-data.ts';
import { termsOf } from '#domain/articles/search/terms.ts';
import type { PublishedLibrary } from '../library.ts';
import { articleDocuments } from './article-documents.ts';
import { FIELDS, type Field, type SearchDocument } from './document.ts';
import { fixedDocuments } from './fixed-documents.ts';
import { shownSentences, type ShownSentences } from './shown-sentences.ts';
import { TermBook, type DocumentTerms, type TermFacts } from './term-book.ts';

type Row = { readonly key: string; readonly terms: DocumentTerms };

/** What a search asks of a document that it has found. */
export type FoundDocument = Pick<SearchDocument, 'page' | 'shown' | 'isOurs' | 'calls' | 'ages'>;

export type Indexed = {
  readonly document: FoundDocument;
  /** Terms of each of its names. */
  readonly names: readonly (readonly string[])[];
  readonly shown: ShownSentences;
};

export type SearchIndex = {
  /** What it was made of. */
  readonly library: PublishedLibrary;
  readonly engine: MiniSearch<Row>;
  readonly byKey: ReadonlyMap<string, Indexed>;
  readonly terms: ReadonlyMap<string, TermFacts>;
  /** Subjects that no article of ours treats, but an editor's does: '!cold_sore'. */
  readonly treated: ReadonlySet<string>;
  readonly spelling: Spelling;
};

/** So many letters are read in a slice before others have their turn: a few milliseconds. */
export const SLICE_LETTERS = 4000;

/** Yields after each slice how many letters it has read: those of a slice, and what is left of its last document. */
export function* indexing(library: PublishedLibrary): Generator<number, SearchIndex> {
  const book = new TermBook();
  const engine = new MiniSearch<Row>({
    fields: [...FIELDS],
    idField: 'key',
    extractField: ({ key, terms }, field) => (field === 'key' ? key : terms[fieldNamed(field)].flat().join(' ')),
    tokenize: (terms) => (terms === '' ? [] : terms.split(' ')),
    processTerm: (term) => term,
  });
  const byKey = new Map<string, Indexed>();
  const treated = new Set<string>();
  let letters = 0;
  for (const document of documentsOf(library)) {
    const terms = book.read(document);
    engine.add({ key: document.key, terms });
    byKey.set(document.key, {
      document: foundDocument(document),
      names: namesOf(document),
      shown: shownOf(document, terms, book),
    });
    for (const subject of subjectsOf(document, terms)) treated.add(subject);
    letters += lettersOf(document);
    if (letters < SLICE_LETTERS) continue;
    yield letters;
    letters = 0;
  }
  yield letters;
  return { library, engine, byKey, terms: book.facts, treated, spelling: spellingOf(knownWords(book)) };
}

/** Its texts are not kept twice. */
function foundDocument({ page, shown, isOurs, calls, ages }: SearchDocument): FoundDocument {
  return { page, shown, isOurs, calls, ages };
}

function* documentsOf(library: PublishedLibrary): Generator<SearchDocument> {
  yield* articleDocuments(library);
  yield* fixedDocuments();
}

function lettersOf({ fields }: SearchDocument): number {
  return FIELDS.flatMap((field) => fields[field]).reduce((sum, { length }) => sum + length, 0);
}

function fieldNamed(name: string): Field {
  const field = FIELDS.find((one) => one === name);
  if (!field) throw new RangeError(`documents have no field '${name}'`);
  return field;
}

function shownOf(document: SearchDocument, terms: DocumentTerms, book: TermBook): ShownSentences {
  const numbersOf = (each: readonly string[]) => each.map((term) => book.numberOf(term));
  const numbers = [...terms.points, ...terms.text].map(numbersOf);
  return shownSentences(document, numbers, numbersOf(terms.title.flat()));
}

/** Without what they may mean, by which others are called, too. */
function namesOf({ names }: SearchDocument): string[][] {
  return names.map((name) => termsOf(name).flatMap(({ term }) => (/^[~!]/.test(term) ? [] : [term])));
}

/** A word of a title or of how parents ask is meant more often than one that only stands in texts. */
const ASKED = 10;

/** Of what can be found, those by which parents may mean it, and those that nothing is about: none of them is a slip. */
function knownWords({ words, asked }: TermBook): ReadonlyMap<string, number> {
  const known = new Set([...parentsWords, ...subjectWords, ...words.keys()]);
  return new Map([...known].map((word) => [word, (words.get(word) ?? 1) + ASKED * (asked.get(word) ?? 0)]));
}

/** What it is called, and what an article and its questions say by how they are asked for and by their headings. */
function subjectsOf({ shown: { kind } }: SearchDocument, { title, asked, headings }: DocumentTerms): string[] {
  const isRead = kind === 'article' || kind === 'question';
  return [title, ...(isRead ? [asked, headings] : [])].flat(2).filter((term) => term.startsWith('!'));
}
