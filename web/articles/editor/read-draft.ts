import type { Draft, NewDraft } from '#contract/articles/editing.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#domain/articles/article.ts';
import { typedText } from '#web/client/form/typed-text.ts';

type Lists = {
  /** As the rows of the form, empty ones included. */
  readonly sources: readonly TypedSource[];
  readonly redFlags: readonly string[];
};

/** An article as it is typed; empty is what is not chosen yet, follows from the title or is drawn. */
export type TypedDraft = Readonly<Record<Exclude<keyof NewDraft, 'id' | keyof Lists>, string>> & Lists;

export type TypedSource = { readonly text: string; readonly address: string };

const ROW = /^(sources\.\d+)\.text$/;

export function readDraft(fields: FormData): TypedDraft {
  const text = (name: string) => typedText(fields, name).trim();
  const rows = [...fields.keys()].flatMap((name) => ROW.exec(name)?.[1] ?? []);
  return {
    title: text('title'),
    summary: text('summary'),
    content: text('content').replaceAll('\r\n', '\n'),
    category: text('category'),
    ageRange: text('ageRange'),
    slug: text('slug'),
    sources: rows.map((row) => ({ text: text(`${row}.text`), address: text(`${row}.address`) })),
    checkedOn: text('checkedOn'),
    reviewedBy: text('reviewedBy'),
    pictureId: text('pictureId'),
    redFlags: fields
      .getAll('redFlags')
      .filter((id) => typeof id === 'string')
      .toSorted(),
  };
}

type Stored = Pick<Draft, keyof TypedDraft>;

/** What the form of an article is opened with. */
export function typedOf(draft: Stored | null): TypedDraft {
  return {
    title: draft?.title ?? '',
    summary: draft?.summary ?? '',
    content: draft?.content ?? '',
    category: draft?.category ?? '',
    ageRange: draft?.ageRange ?? '',
    slug: draft?.slug ?? '',
    sources: draft?.sources.map(({ text, address }) => ({ text, address: address ?? '' })) ?? [],
    checkedOn: draft?.checkedOn ?? '',
    reviewedBy: draft?.reviewedBy ?? '',
    pictureId: draft?.pictureId ?? '',
    redFlags: draft?.redFlags.toSorted() ?? [],
  };
}

/** What is sent of it: rows of sources that are empty are left out. */
export function bodyOf({ category, checkedOn, pictureId, sources, ...typed }: TypedDraft) {
  return {
    ...typed,
    category: category || null,
    checkedOn: checkedOn || null,
    pictureId: pictureId || null,
    sources: filledSources(sources).map(({ text, address }) => ({ text, address: address || null })),
  };
}

export function categoryOf({ category }: TypedDraft): ArticleCategory | null {
  return ARTICLE_CATEGORIES.find((known) => known === category) ?? null;
}

export function filledSources(sources: readonly TypedSource[]): readonly TypedSource[] {
  return sources.filter(({ text, address }) => text !== '' || address !== '');
}

/** Names of the fields in which two texts differ. */
export function changedFields(one: TypedDraft, other: TypedDraft): readonly string[] {
  const said = fieldTexts(other);
  return [...fieldTexts(one)].flatMap(([name, text]) => (said.get(name) === text ? [] : name));
}

function fieldTexts(typed: TypedDraft): Map<string, string> {
  const fields = Object.entries({ ...typed, sources: filledSources(typed.sources) });
  return new Map(fields.map(([name, value]) => [name, JSON.stringify(value)]));
}
