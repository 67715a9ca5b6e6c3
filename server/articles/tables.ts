import type { DraftAct } from '#contract/articles/editing.ts';
import type { ArticlePicture } from '#contract/articles/pictures.ts';
import type { At, Entry, Flag } from '#server/db/columns.ts';

/** An editor's article; what it says now is the version of that number. */
type ArticlesTable = Entry & {
  id: string;
  /** Since it was published for the first time, and kept from then on. */
  slug: string | null;
  /** The version that everybody reads. */
  published_version: number | null;
  /** The last time; null while it is not published. */
  published_at: At | null;
  first_published_at: At | null;
  /** As its latest version says. */
  is_removed: Flag;
};

type ArticleVersionsTable = {
  article_id: string;
  version: number;
  /** What was done. */
  act: DraftAct;
  /** JSON. */
  content: string;
  /** As the content says. */
  picture_id: string | null;
  changed_by: string | null;
  changed_at: At;
};

/** Its files lie under its id. */
type ArticlePicturesTable = {
  id: string;
  state: ArticlePicture['state'];
  made_by: string | null;
  made_at: At;
};

/** One row, once something was published. */
type LibraryChangesTable = {
  id: 1;
  /** Counts what changed what everybody reads. */
  made: number;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    articles: ArticlesTable;
    article_versions: ArticleVersionsTable;
    article_pictures: ArticlePicturesTable;
    library_changes: LibraryChangesTable;
  }
}
