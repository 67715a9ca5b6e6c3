import { saveDraft } from '#contract/articles/editing.ts';
import type { articlesEndpoints } from '#contract/articles/endpoints.ts';
import { newId } from '#server/db/id.ts';
import { anArticlePicture, aWidePhoto } from '../articles/article-pictures.ts';
import { aDraft, aPublishedDraft, cooking } from '../articles/drafts.ts';
import type { Family } from '../family.ts';
import { makeEditor } from '../foods/guide.ts';
import { toAccounts, toAnyone, toEditors, toEveryViewer, type AccessTo } from './access.ts';
import { entryColumns, type Columns } from './columns.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export { demo } from './demo/articles.ts';

export const access: AccessTo<typeof articlesEndpoints> = {
  // Published articles: everybody reads them.
  listArticles: toAnyone,
  readArticle: toAnyone,
  searchLibrary: toAnyone,
  readLibrary: toAccounts,
  readArticlePicks: toEveryViewer,
  showArticlePicture: toAnyone,

  // Articles before they are published: editors alone.
  listDrafts: toEditors,
  readDraft: toEditors,
  addDraft: toEditors,
  saveDraft: toEditors,
  publishDraft: toEditors,
  unpublishDraft: toEditors,
  removeDraft: toEditors,
  restoreDraft: toEditors,
  readDraftHistory: toEditors,
  readDraftVersion: toEditors,
  uploadArticlePicture: toEditors,
  readArticlePicture: toEditors,

  // Published words of emergencies, the same for every account.
  listCallRules: toAccounts,
};

export const columns = {
  articles: {
    id: 'text',
    slug: 'text?',
    published_version: 'integer?',
    published_at: 'text?',
    first_published_at: 'text?',
    is_removed: 'integer',
    ...entryColumns,
  },
  article_versions: {
    article_id: 'text',
    version: 'integer',
    act: 'text',
    content: 'text',
    picture_id: 'text?',
    changed_by: 'text?',
    changed_at: 'text',
  },
  article_pictures: { id: 'text', state: 'text', made_by: 'text?', made_at: 'text' },
  library_changes: { id: 'integer', made: 'integer' },
} as const satisfies Partial<Columns>;

export const told: Told = [
  ['every version of each article', 'article_versions.content article_versions.article_id'],
  ['with what was done: saved, published, taken back, removed or brought back', 'article_versions.act'],
  ['since when it is published and at which address', 'articles.slug articles.published_at articles.published_version'],
  ['since when it is published and at which address', 'articles.first_published_at'],
  ['also of articles that were removed', 'articles.is_removed'],
  ['the pictures you upload for them', 'article_pictures.state article_versions.picture_id'],
];

export const requests: RequestsTo<typeof articlesEndpoints> = {
  listArticles: async () => ({ query: {} }),
  readArticle: async () => ({ params: { articleId: '14958497-5fe9-5535-b6a6-e9281cc4919f' } }),
  searchLibrary: async () => ({ query: { q: 'fever' } }),
  readLibrary: async () => ({}),
  readArticlePicks: async ({ child }) => ({ params: { childId: child.id } }),
  listCallRules: async () => ({}),
  listDrafts: async (family) => {
    await makeEditor(family, family.parent);
    return {};
  },
  readDraft: async (family) => ({ params: await ofADraft(family) }),
  addDraft: async (family) => {
    await makeEditor(family, family.parent);
    return { body: { id: newId(), ...cooking } };
  },
  saveDraft: async (family) => ({
    params: await ofADraft(family),
    body: { ...cooking, ageRange: '24-36 months', version: 1 },
  }),
  publishDraft: async (family) => ({ params: await ofADraft(family), body: { version: 1 } }),
  unpublishDraft: async (family) => {
    const { id, version } = await aPublishedDraft(family, family.parent, oneOfMany());
    return { params: { articleId: id }, body: { version } };
  },
  removeDraft: async (family) => ({ params: await ofADraft(family), body: { version: 1 } }),
  restoreDraft: async (family) => ({ params: await ofADraft(family), body: { of: 1, version: 1 } }),
  readDraftHistory: async (family) => ({ params: await ofADraft(family) }),
  readDraftVersion: async (family) => ({ params: { ...(await ofADraftWithoutItsFirst(family)), version: '2' } }),
  uploadArticlePicture: async (family) => {
    await makeEditor(family, family.parent);
    return { upload: await aWidePhoto() };
  },
  readArticlePicture: async (family) => {
    const { id } = await anArticlePicture(family, family.parent);
    return { params: { pictureId: id } };
  },
  showArticlePicture: async (family) => {
    const { id: pictureId } = await anArticlePicture(family, family.parent);
    await aPublishedDraft(family, family.parent, { pictureId, ...oneOfMany() });
    return { params: { pictureId, width: '400' } };
  },
};

/** No two have one address. */
function oneOfMany() {
  return { slug: `cooking-${newId()}` };
}

async function ofADraft(family: Family) {
  const { id } = await aDraft(family, family.parent, oneOfMany());
  return { articleId: id };
}

/** '1' is among the ids that no request may be granted with. */
async function ofADraftWithoutItsFirst(family: Family) {
  const params = await ofADraft(family);
  await family.parent.call(saveDraft, { params, body: { ...cooking, version: 1 } });
  await family.house.db.deleteFrom('article_versions').where('version', '=', 1).execute();
  return params;
}
