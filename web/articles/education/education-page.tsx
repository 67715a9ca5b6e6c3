import type { Library } from '#contract/articles.ts';
import type { Child } from '#contract/children.ts';
import { byAge, readingMonths } from '#domain/articles/age-fit.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { sentSearch } from '#domain/articles/search/read-search.ts';
import type { Day } from '#domain/time/day.ts';
import { useToday } from '#web/accounts/data.ts';
import { activeOf, useChildren } from '#web/children/data.ts';
import { useGo } from '#web/client/page/go.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useLibrary } from '../data.ts';
import { EditArticlesLink } from '../editor/edit-articles-link.tsx';
import { educationHref, type EducationSearch } from '../education-search.ts';
import { ArticleList } from '../list/article-list.tsx';
import { CategoryFilter } from '../list/category-filter.tsx';
import { LibrarySearchPanel } from '../search/library-search-panel.tsx';

/** [ART-01] The whole library: what suits the child's age first. */
export function EducationPage(search: EducationSearch) {
  const go = useGo();
  const library = useLibrary();
  const children = useChildren();
  const today = useToday();
  const child = children.data ? activeOf(children.data) : null;
  const isSearch = search.q !== '';
  useTitle('Educational Articles');
  const hrefOf = (category: ArticleCategory | null) => educationHref({ q: sentSearch(search.q), category });
  return (
    <Page>
      <PageHead
        title={isSearch ? 'Search' : 'Educational Articles'}
        text={
          !isSearch && `Short articles, each with its sources.${child ? ` For ${child.firstName}'s age first.` : ''}`
        }
        actions={
          !isSearch && (
            <>
              <EditArticlesLink />
              <ButtonLink look="quiet" href="/dashboard">
                Back to Dashboard
              </ButtonLink>
            </>
          )
        }
      />
      <div className="stack">
        <LibrarySearchPanel
          q={search.q}
          category={search.category}
          filter={
            <CategoryFilter chosen={search.category} hrefOf={hrefOf} onPick={(category) => go(hrefOf(category))} />
          }
        >
          <Loaded query={library} failed="Failed to load articles" loading="Loading articles...">
            {(known) => (
              <ArticleList
                articles={shownOf(known, search, child, today)}
                isWhole={search.isWhole}
                wholeHref={educationHref({ category: search.category, isWhole: true })}
                onWhole={() => go(educationHref({ ...search, isWhole: true }), { replace: true })}
              />
            )}
          </Loaded>
        </LibrarySearchPanel>
      </div>
    </Page>
  );
}

function shownOf({ articles }: Library, { category }: EducationSearch, child: Child | null, today: Day) {
  const ofCategory = articles.filter((head) => category === null || head.category === category);
  return byAge(ofCategory, child && readingMonths(child, today));
}
