import { useState } from 'react';
import type { Library } from '#contract/articles.ts';
import type { Child } from '#contract/children.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { shuffled } from '#domain/articles/shuffled.ts';
import type { Day } from '#domain/time/day.ts';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useLibrary } from '../data.ts';
import { ArticleList } from '../list/article-list.tsx';
import { CategoryFilter } from '../list/category-filter.tsx';
import { educationHref } from '../education-search.ts';

type Props = { child: Child; today: Day };

/** [DASH-06] The dashboard's Learning tab. */
export function LearningPanel({ child, today }: Props) {
  const library = useLibrary();
  const [category, pick] = useState<ArticleCategory | null>(null);
  const [isWhole, setWhole] = useState(false);
  // Nothing changes its place at midnight.
  const [openedOn] = useState(today);
  return (
    <section className="stack" aria-labelledby="learning">
      <div className="row between wrap">
        <h2 id="learning">Educational Articles</h2>
        <CardLink href={educationHref()}>All articles</CardLink>
      </div>
      <CategoryFilter chosen={category} onPick={pick} />
      <Loaded query={library} failed="Failed to fetch articles" loading="Loading articles...">
        {(known) => (
          <ArticleList
            articles={shownOf(known, category, `${openedOn} ${child.id}`)}
            category={category}
            titleLevel={3}
            isWhole={isWhole}
            onWhole={() => setWhole(true)}
          />
        )}
      </Loaded>
    </section>
  );
}

/** All of them are shuffled; those of one category stand the newest first. */
function shownOf({ articles }: Library, category: ArticleCategory | null, seed: string) {
  return category === null ? shuffled(articles, seed) : articles.filter((head) => head.category === category);
}
