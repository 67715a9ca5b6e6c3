import type { DraftAct } from '#contract/articles/editing.ts';
import type { ArticlePicture } from '#contract/articles/pictures.ts';
import type { At, Entry, Flag } from '#server/db/columns.ts';

/** An editor's article. Its current text is that of the version with its version number. */
type ArticlesTable = Entry & {
  id: string;
  /** Set when it is first published, and unchanged after that. */
  slug: string | null;
  /** The published version. */
  published_version: number | null;
  /** When it was last published; null while it is not. */
  published_at: At | null;
  first_published_at: At | null;
  /** The same as in its latest version. */
  is_removed: Flag;
};

type ArticleVersionsTable = {
  article_id: string;
  version: number;
  /** What was done. */
  act: DraftAct;
  /** JSON. */
  content: string;
  /** The same as in `content`. */
  picture_id: string | null;
  changed_by: string | null;
  changed_at: At;
};

/** Its files are stored under its id. */
type ArticlePicturesTable = {
  id: string;
  state: ArticlePicture['state'];
  made_by: string | null;
  made_at: At;
};

/** Has one row after the first publication. */
type LibraryChangesTable = {
  id: 1;
  /** Counts the changes of the published library. */
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
