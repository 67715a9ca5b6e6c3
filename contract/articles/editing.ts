import * as z from 'zod/mini';
import { pictureFile } from '#contract/children/pictures.ts';
import { endpoint } from '#contract/endpoint.ts';
import { day } from '#contract/entered-day.ts';
import { Id, line, Nothing, paragraph } from '#contract/fields.ts';
import { FieldProblem } from '#contract/problem.ts';
import { provenance, Person, StoredAt, StoredDay, StoredId, Version } from '#contract/stored.ts';
import { LONGEST_SLUG } from '#domain/articles/slug.ts';
import { ArticleCategory, ArticleHead, CallRule } from '../articles.ts';
import { ArticlePicture } from './pictures.ts';

export const LONGEST_TITLE = 120;
export const LONGEST_SUMMARY = 200;
export const LONGEST_CONTENT = 30_000;
export const MOST_SOURCES = 20;
export const MOST_CALLS = 12;

const https = z.string({ error: 'This is not an address.' }).check(
  z.maxLength(500, { error: 'An address can have at most 500 characters.' }),
  z.refine((text) => /^https:\/\/([a-z\d-]+\.)+[a-z\d-]{2,}(:\d{1,5})?([/?#]\S*)?$/i.test(text), {
    error: 'An address starts with https:// and has no spaces.',
  }),
);

const TypedSource = z.strictObject({
  text: line(1, 300, {
    missing: 'Name the source, or remove this line.',
    long: 'A source can have at most 300 characters.',
  }),
  address: z.nullable(https),
});

/** A draft may lack everything but its title: `problems` tells what is missing before it can be published. */
const given = {
  title: line(1, LONGEST_TITLE, {
    missing: 'Give the article a title.',
    long: `A title can have at most ${LONGEST_TITLE} characters.`,
  }),
  /** One sentence. */
  summary: line(0, LONGEST_SUMMARY, { long: `A summary can have at most ${LONGEST_SUMMARY} characters.` }),
  /** In the markup of `articleBlocks`; everything else in it is plain text. */
  content: paragraph(
    LONGEST_CONTENT,
    `An article can have at most ${LONGEST_CONTENT.toLocaleString('en-US')} characters.`,
  ),
  category: z.nullable(ArticleCategory),
  /** '4-9 months' */
  ageRange: line(0, 40, { long: 'An age range can have at most 40 characters.' }),
  /** Empty for the one that follows from the title. It stays once the article was published. */
  slug: line(0, LONGEST_SLUG, { long: `An address can have at most ${LONGEST_SLUG} characters.` }),
  sources: z
    .array(TypedSource)
    .check(z.maxLength(MOST_SOURCES, { error: `An article can have at most ${MOST_SOURCES} sources.` })),
  checkedOn: z.nullable(day('Choose the day.')),
  /** The clinician's name and credentials; empty if none has reviewed it. */
  reviewedBy: line(0, 120, { long: 'This can have at most 120 characters.' }),
  /** Of an uploaded picture; null for a drawing. */
  pictureId: z.nullable(Id),
  /** Ids of the rules that its 'When to call' box shows, of `listCallRules`. */
  redFlags: z
    .array(z.string())
    .check(z.maxLength(MOST_CALLS, { error: `An article can show at most ${MOST_CALLS} of them.` })),
};

export const NewDraft = z.strictObject({ id: z.optional(Id), ...given });
export type NewDraft = z.infer<typeof NewDraft>;

export const ChangedDraft = z.strictObject({ ...given, version: Version });
export type ChangedDraft = z.infer<typeof ChangedDraft>;

/** 'changed': published, and saved differently since. */
const DraftState = z.enum(['draft', 'published', 'changed']);
export type DraftState = z.infer<typeof DraftState>;

/** What a draft or a version of one says. */
const draftText = {
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  category: z.nullable(ArticleCategory),
  ageRange: z.string(),
  /** As typed: empty for the one that follows from the title. */
  slug: z.string(),
  sources: z.array(z.object({ text: z.string(), address: z.nullable(z.string()) })),
  checkedOn: z.nullable(StoredDay),
  reviewedBy: z.string(),
  pictureId: z.nullable(StoredId),
  redFlags: z.array(z.string()),
};

const published = {
  state: DraftState,
  /** The last time; null while it is not published. */
  publishedAt: z.nullable(StoredAt),
  /** Null if it never was. */
  firstPublishedAt: z.nullable(StoredAt),
};

/** An editor's article as it was last saved, published or not. */
export const Draft = z.object({
  id: StoredId,
  /** False where what is stored cannot be read: all that was typed is empty then. */
  isReadable: z.boolean(),
  ...draftText,
  ...published,
  /** Of the address at which it is, or would be, published. */
  finalSlug: z.string(),
  readingTime: z.string(),
  words: z.int(),
  /** Null for a drawing. */
  picture: z.nullable(ArticlePicture),
  /** What is missing before it can be published, by field; empty when nothing is. */
  problems: z.array(FieldProblem),
  /** Ids of the rules whose words its text holds, the most urgent first. */
  suggestedRedFlags: z.array(z.string()),
  /** What would stand below it. */
  related: z.array(ArticleHead),
  ...provenance,
});
export type Draft = z.infer<typeof Draft>;

export const DraftHead = z.object({
  id: StoredId,
  /** Null where what is stored cannot be read. */
  title: z.nullable(z.string()),
  category: z.nullable(ArticleCategory),
  ...published,
  ...provenance,
});
export type DraftHead = z.infer<typeof DraftHead>;

const ofDraft = z.object({ articleId: Id });
const seen = z.strictObject({ version: Version });

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/article-drafts',
  who: 'signed in',
  expensive: true,
  summary: 'Articles of editors, published or not, the one changed last first. For editors.',
  reply: z.array(DraftHead),
});

export const readDraft = endpoint({
  method: 'GET',
  path: '/api/article-drafts/:articleId',
  who: 'signed in',
  expensive: true,
  summary:
    'An article of an editor as it was last saved, with what is missing before it can be published. For editors.',
  params: ofDraft,
  reply: Draft,
});

export const addDraft = endpoint({
  method: 'POST',
  path: '/api/article-drafts',
  who: 'signed in',
  expensive: true,
  summary: 'Adds an article that only editors read until it is published. For editors.',
  body: NewDraft,
  longBody: true,
  reply: Draft,
  status: 201,
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/article-drafts/:articleId',
  who: 'signed in',
  expensive: true,
  summary:
    'Saves an article, unless it was changed since it was read. What is published stays until it is published again. For editors.',
  params: ofDraft,
  body: ChangedDraft,
  longBody: true,
  reply: Draft,
});

export const publishDraft = endpoint({
  method: 'POST',
  path: '/api/article-drafts/:articleId/publish',
  who: 'signed in',
  expensive: true,
  summary: 'Publishes an article as it was last saved; refused by field while something is missing. For editors.',
  params: ofDraft,
  body: seen,
  reply: Draft,
});

export const unpublishDraft = endpoint({
  method: 'POST',
  path: '/api/article-drafts/:articleId/unpublish',
  who: 'signed in',
  expensive: true,
  summary: 'Takes an article back: only editors read it then. For editors.',
  params: ofDraft,
  body: seen,
  reply: Draft,
});

export const removeDraft = endpoint({
  method: 'DELETE',
  path: '/api/article-drafts/:articleId',
  who: 'signed in',
  summary: 'Removes an article, which is then not published either. For editors.',
  params: ofDraft,
  body: seen,
  reply: Nothing,
});

export const restoreDraft = endpoint({
  method: 'POST',
  path: '/api/article-drafts/:articleId/restore',
  who: 'signed in',
  expensive: true,
  summary:
    'Brings back an earlier version of an article, or one that was removed, as what is saved. It publishes nothing. For editors.',
  params: ofDraft,
  body: z.strictObject({
    /** The version whose text is to stand. */
    of: Version,
    version: Version,
  }),
  reply: Draft,
});

/** What an editor did: each act makes a version. */
const DraftAct = z.enum(['saved', 'published', 'unpublished', 'removed', 'restored']);
export type DraftAct = z.infer<typeof DraftAct>;

const DraftVersionHead = z.object({
  version: Version,
  act: DraftAct,
  /** Null where what is stored cannot be read. */
  title: z.nullable(z.string()),
  words: z.int(),
  changedBy: Person,
  changedAt: StoredAt,
});
export type DraftVersionHead = z.infer<typeof DraftVersionHead>;

export const DraftVersion = z.object({ ...DraftVersionHead.def.shape, ...draftText });
export type DraftVersion = z.infer<typeof DraftVersion>;

export const readDraftHistory = endpoint({
  method: 'GET',
  path: '/api/article-drafts/:articleId/history',
  who: 'signed in',
  expensive: true,
  summary: 'The latest 100 versions of an article, and the published one, the last first, removed or not. For editors.',
  params: ofDraft,
  reply: z.array(DraftVersionHead),
});

export const readDraftVersion = endpoint({
  method: 'GET',
  path: '/api/article-drafts/:articleId/history/:version',
  who: 'signed in',
  summary: 'The text of a version of an article. For editors.',
  params: z.object({ articleId: Id, version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  reply: DraftVersion,
});

export const listCallRules = endpoint({
  method: 'GET',
  path: '/api/call-rules',
  who: 'signed in',
  alike: true,
  summary: "All rules that a 'When to call' box can show, the most urgent first.",
  reply: z.array(CallRule),
});

export const uploadArticlePicture = endpoint({
  method: 'POST',
  path: '/api/article-pictures',
  who: 'signed in',
  summary: 'Uploads a picture for an article: a JPEG, PNG, GIF or WebP, detected from its content. For editors.',
  upload: { mostBytes: pictureFile.mostBytes, tooLarge: pictureFile.tooLarge },
  reply: ArticlePicture,
  status: 201,
});

export const readArticlePicture = endpoint({
  method: 'GET',
  path: '/api/article-pictures/:pictureId',
  who: 'signed in',
  summary: 'Whether a picture for an article is ready. For editors.',
  params: z.object({ pictureId: Id }),
  reply: ArticlePicture,
});
