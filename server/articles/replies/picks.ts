import type { ArticleHead } from '#contract/articles.ts';
import { readingMonths } from '#domain/articles/age-fit.ts';
import { pickedArticles } from '#domain/articles/picked.ts';
import { samples } from '#domain/articles/samples-data.ts';
import type { Day } from '#domain/time/day.ts';
import type { MyChild } from '#server/children/access.ts';
import type { PublishedLibrary } from '../rules/library.ts';
import { libraryReply } from './articles.ts';

/** [DASH-02] The same all day for every parent of the child. Samples if nothing is published. */
export function picksReply(library: PublishedLibrary, child: MyChild, today: Day): ArticleHead[] {
  const { articles } = libraryReply(library);
  const among = articles.length === 0 ? samples : articles;
  return pickedArticles(among, readingMonths(child, today), `${today} ${child.id}`);
}
