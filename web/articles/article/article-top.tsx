import type { ArticlePage } from '#contract/articles.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { classes } from '#web/ui/classes.ts';
import { ArticlePicture } from '../art/article-picture.tsx';
import { categoryIcons } from './category-icons.ts';
import { FirstCalls } from './first-calls.tsx';
import { categoryHref, type Place } from '#domain/articles/addresses.ts';

type Props = Pick<ArticlePage, 'article' | 'calls'> & { place: Place };

/** What cannot wait comes before a picture: where a sign asks for help now, phones show none. */
export function ArticleTop({ article, calls, place }: Props) {
  const { category, ageRange, readingTime, title, summary } = article;
  const isPressing = calls.some(({ urgency }) => urgency !== 'call_soon');
  return (
    <header className={classes('article-top', isPressing && 'pressing')}>
      <div className="stack">
        <p className="row wrap">
          <a className="badge" href={categoryHref(place, category)}>
            <Icon of={categoryIcons[category]} />
            {category}
          </a>
          <span className="sm faint">
            {ageRange} · {readingTime}
          </span>
        </p>
        <h1>{title}</h1>
        <FirstCalls calls={calls} />
        <p className="lead">{summary}</p>
      </div>
      <ArticlePicture article={article} sizes="(min-width: 900px) 34rem, 100vw" isAtTop={!isPressing} />
    </header>
  );
}
