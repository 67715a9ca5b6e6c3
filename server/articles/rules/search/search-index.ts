import MiniSearch from 'minisearch';
import { parentsWords } from '#domain/articles/search/parents-words-data.ts';
import { spellingOf, type Spelling } from '#domain/articles/search/spelling.ts';
import { termsOf } from '#domain/articles/search/terms.ts';
import type { PublishedLibrary } from '../library.ts';
import { articleDocuments } from './article-documents.ts';
import { FIELDS, type Field, type SearchDocument } from './document.ts';
import { fixedDocuments } from './fixed-documents.ts';
import { shownSentences, type ShownSentences } from './shown-sentences.ts';
import { TermBook, type DocumentTerms, type TermFacts } from './term-book.ts';

type Row = { readonly key: string; readonly terms: DocumentTerms };

type Indexed = {
  readonly document: SearchDocument;
  /** Terms of each of its names. */
  readonly names: readonly (readonly string[])[];
  readonly shown: ShownSentences;
};

export type SearchIndex = {
  readonly engine: MiniSearch<Row>;
  readonly byKey: ReadonlyMap<string, Indexed>;
  readonly terms: ReadonlyMap<string, TermFacts>;
  readonly spelling: Spelling;
};

/** Made when a library is first searched. */
export function searchIndex(library: PublishedLibrary): SearchIndex {
  const index = made.get(library) ?? indexOf([...articleDocuments(library), ...documentsOfProgram()]);
  made.set(library, index);
  return index;
}

const made = new WeakMap<PublishedLibrary, SearchIndex>();

let ofProgram: readonly SearchDocument[] | undefined;

function documentsOfProgram(): readonly SearchDocument[] {
  ofProgram ??= fixedDocuments();
  return ofProgram;
}

function indexOf(documents: readonly SearchDocument[]): SearchIndex {
  const book = new TermBook();
  const engine = new MiniSearch<Row>({
    fields: [...FIELDS],
    idField: 'key',
    extractField: ({ key, terms }, field) => (field === 'key' ? key : terms[fieldNamed(field)].flat().join(' ')),
    tokenize: (terms) => (terms === '' ? [] : terms.split(' ')),
    processTerm: (term) => term,
  });
  const byKey = new Map<string, Indexed>();
  for (const document of documents) {
    const terms = book.read(document);
    engine.add({ key: document.key, terms });
    byKey.set(document.key, { document, names: namesOf(document), shown: shownOf(document, terms, book) });
  }
  return { engine, byKey, terms: book.facts, spelling: spellingOf(knownWords(book)) };
}

function fieldNamed(name: string): Field {
  const field = FIELDS.find((one) => one === name);
  if (!field) throw new RangeError(`documents have no field '${name}'`);
  return field;
}

function shownOf({ fields }: SearchDocument, terms: DocumentTerms, book: TermBook): ShownSentences {
  const numbers = [...terms.points, ...terms.text].map((each) => each.map((term) => book.numberOf(term)));
  return shownSentences(fields, numbers);
}

/** Without what they may mean, by which others are called, too. */
function namesOf({ names }: SearchDocument): string[][] {
  return names.map((name) => termsOf(name).flatMap(({ term }) => (term.startsWith('~') ? [] : [term])));
}

/** Of what can be found, and those by which parents may mean it. */
function knownWords({ words }: TermBook): ReadonlyMap<string, number> {
  return new Map([...parentsWords.map((word) => [word, words.get(word) ?? 1] as const), ...words]);
}
