import { useState } from 'react';
import type { Library } from '#contract/articles.ts';
import type { Child } from '#contract/children.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { shuffled } from '#domain/articles/shuffled.ts';
import type { Day } from '#domain/time/day.ts';
import { useGo } from '#web/client/page/go.ts';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useLibrary } from '../data.ts';
import { ArticleList } from '../list/article-list.tsx';
import { CategoryFilter } from '../list/category-filter.tsx';
import { educationHref, educationSearch, learningHref } from '../education-search.ts';

type Props = { child: Child; today: Day; search: Readonly<Record<string, string>> };

/** [DASH-06] The dashboard's Learning tab. */
export function LearningPanel({ child, today, search }: Props) {
  const go = useGo();
  const library = useLibrary();
  const { category, isWhole } = educationSearch(search);
  const wholeHref = learningHref({ category, isWhole: true });
  // Nothing changes its place at midnight.
  const [openedOn] = useState(today);
  return (
    <section className="stack" aria-labelledby="learning">
      <div className="row between wrap">
        <h2 id="learning">Educational Articles</h2>
        <CardLink href={educationHref()}>All articles</CardLink>
      </div>
      <CategoryFilter
        chosen={category}
        hrefOf={(one) => learningHref({ category: one })}
        onPick={(one) => go(learningHref({ category: one }))}
      />
      <Loaded query={library} failed="Failed to fetch articles" loading="Loading articles...">
        {(known) => (
          <ArticleList
            articles={shownOf(known, category, `${openedOn} ${child.id}`)}
            titleLevel={3}
            isWhole={isWhole}
            wholeHref={wholeHref}
            onWhole={() => go(wholeHref, { replace: true })}
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
