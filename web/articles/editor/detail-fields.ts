import { filledSources, type TypedDraft } from './read-draft.ts';

type Field = Exclude<keyof TypedDraft, 'title' | 'summary' | 'content'>;
type TitleOf = (rule: string) => string;

export type Detail = {
  /** Of `TypedDraft`. */
  readonly field: string;
  readonly name: string;
  /** None where nothing is typed. */
  readonly lines: readonly string[];
  /** A line for each of several. */
  readonly isList: boolean;
};

type Said = Pick<Detail, 'name' | 'isList'> & { readonly lines: (typed: TypedDraft, titleOf: TitleOf) => string[] };

const details: Readonly<Record<Field, Said>> = {
  category: fact('Category', ({ category }) => category),
  ageRange: fact('Age range', ({ ageRange }) => ageRange),
  slug: fact('Slug', ({ slug }) => slug),
  pictureId: fact('Picture', ({ pictureId }) => pictureId && 'an uploaded picture'),
  redFlags: list('“When to call”', ({ redFlags }, titleOf) => redFlags.map((rule) => titleOf(rule))),
  sources: list('Sources', ({ sources }) =>
    filledSources(sources).map(({ text, address }) => [text, address].join(' ').trim()),
  ),
  checkedOn: fact('Facts checked on', ({ checkedOn }) => checkedOn),
  reviewedBy: fact('Reviewed by', ({ reviewedBy }) => reviewedBy),
};

function fact(name: string, of: (typed: TypedDraft) => string): Said {
  return { name, isList: false, lines: (typed) => [of(typed)].filter((text) => text !== '') };
}

function list(name: string, lines: Said['lines']): Said {
  return { name, isList: true, lines };
}

/** In words, all that an article says beside its title, summary and content. */
export function detailsOf(typed: TypedDraft, titleOf: TitleOf): Detail[] {
  return Object.entries(details).map(([field, { name, isList, lines }]) => ({
    field,
    name,
    isList,
    lines: lines(typed, titleOf),
  }));
}
