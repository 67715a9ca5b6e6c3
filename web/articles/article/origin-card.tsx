import type { ArticlePage } from '#contract/articles.ts';
import { factsText } from '#domain/articles/facts-text.ts';
import { longMonthText } from '#domain/time/day-text.ts';
import { SourceList } from './source-list.tsx';

type Origin = Pick<ArticlePage['origin'], 'sources' | 'facts' | 'nextReview'>;

/** [ART-05] The sources of an article, and how many of its facts were found there. */
export function OriginCard({ origin: { sources, facts, nextReview } }: { origin: Origin }) {
  const counted = facts ? factsText(facts) : '';
  if (sources.length === 0 && counted === '' && nextReview === null) return null;
  return (
    <section className="card origin" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <SourceList sources={sources} />
      {counted !== '' && <p>{counted}</p>}
      {nextReview !== null && <p>To be checked again by {longMonthText(nextReview)}.</p>}
    </section>
  );
}
