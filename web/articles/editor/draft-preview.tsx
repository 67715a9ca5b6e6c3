import { useDeferredValue } from 'react';
import type { CallRule } from '#contract/articles.ts';
import type { ArticlePicture } from '#contract/articles/pictures.ts';
import { articleText } from '#domain/articles/key-points.ts';
import { readingTime } from '#domain/articles/reading-time.ts';
import { isDay, type Day } from '#domain/time/day.ts';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { ArticlePicture as Picture } from '../art/article-picture.tsx';
import { ArticleText, Items } from '../article/article-text.tsx';
import { CallBox } from '../article/call-box.tsx';
import { categoryIcons } from '../article/category-icons.ts';
import { checkedText, dayOf, publishedText, reviewedText } from '../article/dates-text.ts';
import { OriginCard } from '../article/origin-card.tsx';
import { useCallRules } from './drafts-data.ts';
import { categoryOf, filledSources, type TypedDraft } from './read-draft.ts';

type Props = {
  typed: TypedDraft;
  articleId: string | null;
  /** Null if it never was. */
  firstPublishedAt: string | null;
  picture: ArticlePicture | null;
  today: Day;
};

/** What is typed, as a reader sees it, made of the same parts. */
export function DraftPreview(props: Props) {
  const typed = useDeferredValue(props.typed);
  const { data: rules = [] } = useCallRules();
  const calls = rules.filter(({ id }) => typed.redFlags.includes(id));
  return (
    <section className="stack draft-preview" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <div className="card flat stack">
        <Top {...props} typed={typed} />
        <Text typed={typed} calls={calls} />
        <OriginCard origin={originOf(typed)} />
      </div>
    </section>
  );
}

function Top({ typed, articleId, firstPublishedAt, picture, today }: Props) {
  const { title, summary, ageRange, content } = typed;
  const category = categoryOf(typed);
  const imageUrl = picture?.state === 'ready' ? picture.address : null;
  return (
    <>
      <p className="row wrap">
        {category && <Badge icon={categoryIcons[category]}>{category}</Badge>}
        <span className="sm faint">{[ageRange, readingTime(content)].filter((text) => text !== '').join(' · ')}</span>
      </p>
      <p className="preview-title">{title || 'Title'}</p>
      {summary !== '' && <p className="lead">{summary}</p>}
      <p className="sm faint">{datesLine(typed, firstPublishedAt, today)}</p>
      {category && (
        <Picture article={{ id: articleId ?? '', category, imageUrl }} sizes="(min-width: 960px) 40rem, 100vw" />
      )}
    </>
  );
}

function Text({ typed: { content }, calls }: { typed: TypedDraft; calls: readonly CallRule[] }) {
  const { keyPoints, rest } = articleText(content);
  return (
    <div className="prose">
      {keyPoints.length > 0 && (
        <section className="key-points" aria-labelledby="key-points">
          <h2 id="key-points">Key points</h2>
          <ul>
            <Items of={keyPoints} />
          </ul>
        </section>
      )}
      <CallBox calls={calls} />
      <ArticleText blocks={rest} />
    </div>
  );
}

type Origin = Parameters<typeof OriginCard>[0]['origin'];

function originOf({ sources }: TypedDraft): Origin {
  return {
    nextReview: null,
    sources: filledSources(sources).map(({ text, address }) => ({ text, address: address || null })),
    facts: null,
  };
}

/** As if it were published today. */
function datesLine({ checkedOn, reviewedBy }: TypedDraft, firstPublishedAt: string | null, today: Day): string {
  const first = firstPublishedAt === null ? today : dayOf(firstPublishedAt);
  const checked = isDay(checkedOn) ? [checkedText({ checkedOn, lastCheckedOn: null })] : [];
  return [publishedText(first, today), ...checked, reviewedText({ reviewedBy: reviewedBy || null })].join(' · ');
}
