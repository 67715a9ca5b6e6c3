import type { ArticlePage } from '#contract/articles.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { ArticlePicture } from '../art/article-picture.tsx';
import { categoryIcons } from './category-icons.ts';
import { checkedText } from './checked-text.ts';
import { categoryHref, type Place } from '#domain/articles/addresses.ts';

type Props = Pick<ArticlePage, 'article' | 'origin'> & { place: Place };

export function ArticleTop({ article, origin, place }: Props) {
  const { category, ageRange, readingTime, title, summary } = article;
  return (
    <header className="article-top">
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
        <p className="lead">{summary}</p>
        <p className="sm faint">{checkedText(origin)}</p>
      </div>
      <ArticlePicture article={article} sizes="(min-width: 900px) 34rem, 100vw" isAtTop />
    </header>
  );
}
