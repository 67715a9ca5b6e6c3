import { libraryHref } from '#domain/articles/addresses.ts';

export const editorHref = `${libraryHref('education')}/edit`;

/** In place of an id: an article that is not there yet. */
export const NEW_ARTICLE = 'new';

export function editArticleHref(articleId: string): string {
  return `${editorHref}/${articleId}`;
}

/** For whoever may not. */
export const ARTICLES_TO_EDIT = { what: 'articles', back: { href: '/education', text: 'Back to the articles' } };
