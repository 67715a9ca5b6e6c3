import type { Fates } from '#server/db/portable.ts';

const ofThisServer = { not: 'All parents of this server read it: it is no family’s.' };
const ofNobody = { exported: ofThisServer, imported: ofThisServer };

export const articleFates: Fates = {
  articles: { ...ofNobody, deleted: { made_by: 'the name', changed_by: 'the name' } },
  article_versions: { ...ofNobody, deleted: { changed_by: 'the name' } },
  article_pictures: {
    ...ofNobody,
    deleted: { made_by: 'the name' },
    endsBy: 'A picture that no version of an article has is deleted after a week.',
  },
  library_changes: {
    exported: { not: 'It is a count of this server.' },
    imported: { not: 'It is a count of this server.' },
    deleted: {},
  },
};
