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
import { checkedText } from '../article/checked-text.ts';
import { OriginCard } from '../article/origin-card.tsx';
import { useCallRules } from './drafts-data.ts';
import { categoryOf, filledSources, type TypedDraft } from './read-draft.ts';

type Props = { typed: TypedDraft; articleId: string | null; picture: ArticlePicture | null; today: Day };

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
        <OriginCard origin={originOf(typed, props.today)} />
      </div>
    </section>
  );
}

function Top({ typed, articleId, picture, today }: Props) {
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
      <p className="sm faint">{checkedLine(typed, today)}</p>
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

/** @param today stands for the day of the check where none is chosen yet, which is not shown then */
function originOf({ sources, reviewedBy, checkedOn }: TypedDraft, today: Day): Origin {
  return {
    isOurs: false,
    checkedOn: isDay(checkedOn) ? checkedOn : today,
    lastCheckedOn: null,
    edition: null,
    nextReview: null,
    reviewedBy: reviewedBy || null,
    sources: filledSources(sources).map(({ text, address }) => ({ text, address: address || null })),
    facts: null,
  };
}

function checkedLine(typed: TypedDraft, today: Day): string {
  if (!isDay(typed.checkedOn)) return 'The day on which the facts were checked stands here.';
  return checkedText(originOf(typed, today));
}
