import type { ArticleHead } from '#contract/articles.ts';
import type { PageData, PageRequest } from '#contract/pages.ts';
import { drawnApart } from '#domain/articles/art-variant.ts';
import { isSample } from '#domain/articles/sample.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { StartBand } from '#web/ui/layout/start-band.tsx';
import { articleHref } from '#domain/articles/addresses.ts';
import { ArticleCard } from '../list/article-card.tsx';
import { EmergencyCall } from '../search/emergency-call.tsx';
import { FoundPanel } from '../search/found-panel.tsx';
import { SearchForm } from './search-form.tsx';
import { SubjectTiles } from './subject-tiles.tsx';

type Props = { request: Pick<PageRequest, 'account'>; data: PageData['/preview/educational-content'] };

/** [PUB-05] The library for visitors. */
export function EducationalContentPage({ request: { account }, data: { articles, counts, typed, search } }: Props) {
  return (
    <Page>
      {search ? (
        <div className="library-head searching">
          <h1>Search</h1>
          <EmergencyCall calls={search.calls} isLive={false} />
          <SearchForm typed={typed} />
        </div>
      ) : (
        <div className="library-head">
          <h1>Answers that say where they come from</h1>
          <p className="lead">Every article is short and names its sources and its date. Reading is free.</p>
          <SearchForm typed={typed} />
        </div>
      )}
      <div className="stack loose">
        {search && <FoundPanel reply={search} isSignedIn={false} />}
        <section className="stack" aria-labelledby="newest">
          <h2 id="newest">Newest articles</h2>
          <ul className="article-cards">
            {drawnApart(articles).map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} href={openingHref(article)} />
              </li>
            ))}
          </ul>
        </section>
        <section className="stack" aria-labelledby="subjects">
          <h2 id="subjects">By subject</h2>
          <SubjectTiles counts={counts} />
        </section>
        <StartBand
          title="Keep track of what comes next"
          text="Growth, vaccines and milestones in one calm place. No credit card."
          isVisitor={account === null}
          own={{ href: '/dashboard', label: 'Open your dashboard' }}
        />
      </div>
    </Page>
  );
}

/** [PUB-05] A sample leads to an account, with a message that says why. */
function openingHref(article: ArticleHead): string {
  return isSample(article) ? '/signup?from=sample' : articleHref('public', article.id);
}
