import type { PageData, PageRequest } from '#contract/pages.ts';
import { drawnApart } from '#domain/articles/art-variant.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#domain/articles/article.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { StartBand } from '#web/ui/layout/start-band.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { categoryIcons } from '../article/category-icons.ts';
import { articleHref, categoryHref } from '#domain/articles/addresses.ts';
import { QuestionsPanel } from '../article/questions-panel.tsx';
import { ArticleCard } from '../list/article-card.tsx';
import { BrowseAll, NotFound } from './not-found.tsx';

type Props = { request: Pick<PageRequest, 'account'>; data: PageData['/preview/category/:categorySlug'] };

/** [PUB-06] The articles of a category. */
export function CategoryPage({ request: { account }, data }: Props) {
  if (data === 'unknown')
    return <NotFound title="Category Not Found" lead="This subject does not exist, or has a new address." />;
  const { category, articles, questions, everyday } = data;
  return (
    <Page>
      <div className="library-head">
        <h1>Baby {category.name}</h1>
        <p className="lead">{category.description}</p>
      </div>
      <div className="stack loose">
        {articles.length === 0 ? (
          <Empty title="No articles found in this category yet." action={<BrowseAll />} />
        ) : (
          <ul className="article-cards">
            {drawnApart(articles).map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} href={articleHref('public', article.id)} titleLevel={2} />
              </li>
            ))}
          </ul>
        )}
        <OtherSubjects than={category.name} />
        <QuestionsPanel questions={questions} place="public" />
        <QuestionsPanel questions={everyday} place="public" kind="everyday" />
        <StartBand
          title="Know what is next"
          text="The next checkup, the next dose, the next skill to look for."
          isVisitor={account === null}
          own={{ href: '/dashboard', label: 'Open your dashboard' }}
        />
      </div>
    </Page>
  );
}

function OtherSubjects({ than }: { than: ArticleCategory }) {
  return (
    <nav className="subject-links" aria-label="Other subjects">
      {ARTICLE_CATEGORIES.filter((category) => category !== than).map((category) => (
        <a key={category} href={categoryHref('public', category)}>
          <Icon of={categoryIcons[category]} />
          {category}
        </a>
      ))}
    </nav>
  );
}
