import type { Draft, DraftHead, DraftVersion, DraftVersionHead } from '#contract/articles/editing.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { readingTime, wordCount } from '#domain/articles/reading-time.ts';
import { relatedArticles } from '#domain/articles/related.ts';
import type { Day } from '#domain/time/day.ts';
import { changersOf, makersOf } from '#server/accounts/replies/people.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Db, Trx } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';
import { requireStanding } from '#server/db/versioned.ts';
import { Problem } from '#server/problem.ts';
import { draftVersions, findDraft, isSlugTaken, selectDrafts, type StoredDraft } from '../queries/drafts.ts';
import { findArticlePicture, type StoredPicture } from '../queries/pictures.ts';
import { publishingProblems } from '../rules/before-publishing.ts';
import { callRulesIn, knownCallRules } from '../rules/call-words.ts';
import { finalSlugOf, parsedDraftText, readDraftText, stateOf, type DraftContent } from '../rules/drafts.ts';
import type { PublishedLibrary } from '../rules/library.ts';
import { libraryReply } from './articles.ts';
import { articlePictureReply } from './pictures.ts';

/** Who asks, and what is published meanwhile. */
export type Editing = {
  readonly editor: Pick<Parent, 'id' | 'name'>;
  readonly published: PublishedLibrary;
  readonly today: Day;
  readonly now: Date;
};

export async function draftHeads(db: Db, editing: Editing): Promise<DraftHead[]> {
  const rows = await selectDrafts(db);
  const makingOf = await makersOf(db, askedBy(editing), rows);
  return rows.map((row) => {
    const { title, category } = parsedDraftText(row.content) ?? { title: null, category: null };
    return { id: row.id, title, category, ...publicationOf(row), ...makingOf(row) };
  });
}

/** A draft before its text was searched for signs of danger, which takes long and is done outside transactions. */
type UnsearchedDraft = Omit<Draft, 'suggestedRedFlags'>;

/** Not inside a transaction. */
export async function searchedDraft(draft: UnsearchedDraft): Promise<Draft> {
  return { ...draft, suggestedRedFlags: [...(await callRulesIn(searchedText(draft)))] };
}

/** @throws Problem `not-found`, also for one that is removed */
export async function standingDraft(db: Db, editing: Editing, id: string): Promise<UnsearchedDraft> {
  return draftReply(db, editing, requireStanding(await findDraft(db, id)));
}

/** Removed or not. @throws Problem `not-found` */
export async function anyDraft(db: Db, editing: Editing, id: string): Promise<UnsearchedDraft> {
  const stored = await findDraft(db, id);
  if (!stored) throw new Problem('not-found');
  return draftReply(db, editing, stored);
}

/**
 * For a refusal: it suggests rules only where the text was searched before.
 *
 * @throws Problem `not-found`
 */
export async function currentDraft(trx: Trx, editing: Editing, id: string): Promise<Draft> {
  const draft = await anyDraft(trx, editing, id);
  return { ...draft, suggestedRedFlags: [...(knownCallRules(searchedText(draft)) ?? [])] };
}

function searchedText({ title, content }: Pick<Draft, 'title' | 'content'>): string {
  return `${title}\n\n${content}`;
}

async function draftReply(db: Db, editing: Editing, stored: StoredDraft): Promise<UnsearchedDraft> {
  const draft = readDraftText(stored.content, stored.slug);
  const picture = await pictureOf(db, draft);
  const makingOf = await makersOf(db, askedBy(editing), [stored]);
  return {
    id: stored.id,
    isReadable: parsedDraftText(stored.content) !== null,
    ...draft,
    ...publicationOf(stored),
    finalSlug: finalSlugOf(draft, stored.slug),
    readingTime: readingTime(draft.content),
    words: wordCount(draft.content),
    picture: picture ? articlePictureReply(picture) : null,
    problems: await problemsOf(db, editing, stored, { draft, picture }),
    related: relatedTo(editing, stored, draft),
    ...makingOf(stored),
  };
}

/** What is missing before it can be published. */
export async function draftProblems(db: Db, editing: Editing, stored: StoredDraft): Promise<FieldProblem[]> {
  const draft = readDraftText(stored.content, stored.slug);
  return problemsOf(db, editing, stored, { draft, picture: await pictureOf(db, draft) });
}

type Read = { readonly draft: DraftContent; readonly picture: StoredPicture | undefined };

async function problemsOf(db: Db, { published, today }: Editing, { id, slug }: StoredDraft, { draft, picture }: Read) {
  const finalSlug = finalSlugOf(draft, slug);
  const inLibrary = published.bySlug.get(finalSlug);
  const isOurs = inLibrary?.origin.isOurs === true;
  return publishingProblems(draft, {
    finalSlug,
    isSlugTaken: isOurs || (await isSlugTaken(db, finalSlug, id)),
    picture: draft.pictureId === null ? null : (picture?.state ?? 'failed'),
    today,
  });
}

async function pictureOf(db: Db, { pictureId }: DraftContent): Promise<StoredPicture | undefined> {
  return pictureId === null ? undefined : findArticlePicture(db, pictureId);
}

function relatedTo({ published, now }: Editing, { id }: StoredDraft, draft: DraftContent): Draft['related'] {
  const { title, summary, category, ageRange } = draft;
  if (category === null) return [];
  const facts = { slug: '', readingTime: '', imageUrl: null, createdAt: '', updatedAt: '' };
  return relatedArticles({ id, title, summary, category, ageRange, ...facts }, libraryReply(published).articles, now);
}

/** @throws Problem `not-found` */
export async function draftHistory(db: Db, editing: Editing, id: string): Promise<DraftVersionHead[]> {
  const versions = await draftVersions.history(db, id);
  if (versions.length === 0) throw new Problem('not-found');
  const headOf = await versionHeads(db, editing, versions);
  return versions.map((row) => headOf(row));
}

/** @throws Problem `not-found`, also for a version that cannot be read */
export async function draftVersion(db: Db, editing: Editing, id: string, version: number): Promise<DraftVersion> {
  const row = await draftVersions.findVersion(db, id, version);
  if (!row) throw new Problem('not-found');
  const draft = parsedDraftText(row.content);
  if (!draft) throw new Problem('not-found', { title: 'This version cannot be read.' });
  const headOf = await versionHeads(db, editing, [row]);
  return { ...headOf(row), ...draft };
}

type VersionRow = Tables['article_versions'];

async function versionHeads(db: Db, editing: Editing, rows: readonly VersionRow[]) {
  const changerOf = await changersOf(db, askedBy(editing), rows);
  return (row: VersionRow): DraftVersionHead => {
    const draft = parsedDraftText(row.content);
    const about = { title: draft?.title ?? null, words: draft ? wordCount(draft.content) : 0 };
    return { version: row.version, act: row.act, ...about, ...changerOf(row) };
  };
}

function publicationOf(stored: StoredDraft) {
  const { published_at: publishedAt, first_published_at: firstPublishedAt } = stored;
  return { state: stateOf(stored), publishedAt, firstPublishedAt } as const;
}

function askedBy({ editor: { id, name } }: Editing) {
  return { parentId: id, parentName: name };
}
