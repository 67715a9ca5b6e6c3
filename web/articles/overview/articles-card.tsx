import type { Child } from '#contract/children.ts';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { usePicks } from '../data.ts';
import { ArticleCards } from '../list/article-cards.tsx';
import { educationHref } from '../education-search.ts';

/** [DASH-02] Three articles, which change every day. */
export function ArticlesCard({ child }: { child: Child }) {
  const query = usePicks(child.id);
  const { data: articles, error } = query;
  return (
    <Card
      title="Educational Resources"
      busy={!articles && !error}
      aside={<CardLink href={educationHref()}>All articles</CardLink>}
    >
      <Loaded query={query} failed="Could not load articles." loading="Loading articles...">
        {(shown) =>
          shown.length === 0 ? (
            <p className="soft">No articles available right now.</p>
          ) : (
            <ArticleCards articles={shown} titleLevel={3} />
          )
        }
      </Loaded>
    </Card>
  );
}
