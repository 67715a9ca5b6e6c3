import type { ArticleHead } from '#contract/articles.ts';
import { readingMonths } from '#domain/articles/age-fit.ts';
import { pickedArticles } from '#domain/articles/picked.ts';
import type { Day } from '#domain/time/day.ts';
import type { MyChild } from '#server/children/access.ts';
import type { PublishedLibrary } from '../rules/library.ts';
import { libraryReply } from './articles.ts';

/** [DASH-02] The same all day, for whoever reads about the child. */
export function picksReply(library: PublishedLibrary, child: MyChild, today: Day): ArticleHead[] {
  const { articles } = libraryReply(library);
  return pickedArticles(articles, readingMonths(child, today), `${today} ${child.id}`);
}
