import type { ArticleHead, ArticlePage } from '#contract/articles.ts';
import type { PageData, PageHead, PageRequest } from '#contract/pages.ts';
import { artVariant } from '#domain/articles/art-variant.ts';
import { pictureAt } from '#domain/articles/picture-widths.ts';
import { slugHref } from '#domain/articles/addresses.ts';
import { LIBRARY } from './library.ts';
import { articleData, categoryStep, questionsData, trailData } from './linked-data.ts';

type Request = Pick<PageRequest, 'origin'>;

/** [PUB-07] Title, description, canonical address and linked data of an article, by whatever address it is read. */
export function articleHead(data: ArticlePage | 'unknown', { origin }: Request): PageHead {
  if (data === 'unknown') return notFound('Article Not Found');
  const { article, questions } = data;
  const { title, summary, category, ageRange } = article;
  const step = { name: title, path: slugHref(article) };
  const picture = pictureOf(article);
  return {
    title,
    description: summary,
    keywords: [title, `baby ${category.toLowerCase()}`, ageRange],
    canonical: step.path,
    picture,
    type: 'article',
    hasFeed: true,
    within: categoryStep({ name: category }),
    data: [
      articleData(origin, data, picture),
      ...questionsData(questions),
      trailData(origin, [categoryStep({ name: category }), step]),
    ],
  };
}

/** [PUB-06] */
export function categoryHead(data: PageData['/preview/category/:categorySlug'], { origin }: Request): PageHead {
  if (data === 'unknown') return notFound('Category Not Found');
  const { category, articles, questions } = data;
  const step = categoryStep(category);
  const [newest] = articles;
  return {
    title: category.metaTitle,
    description: category.metaDescription,
    keywords: category.keywords,
    canonical: step.path,
    hasFeed: true,
    ...(newest && { picture: pictureOf(newest) }),
    data: [...questionsData(questions), trailData(origin, [step])],
  };
}

/** Of an editor, in whatever shape; else drawn by us. */
function pictureOf({ category, id, imageUrl }: Pick<ArticleHead, 'category' | 'id' | 'imageUrl'>): string {
  return imageUrl === null ? drawingOf(category, id) : pictureAt(imageUrl, 1200);
}

function drawingOf(category: ArticleHead['category'], id: string): string {
  return `/share/${artVariant(category, id)}.png`;
}

function notFound(title: string): PageHead {
  const within = { name: 'Educational Content', path: LIBRARY.path };
  return { title, description: 'There is nothing at this address, or no longer.', status: 404, within };
}

/** [PUB-05] */
export function libraryHead({ search }: PageData['/preview/educational-content'], { origin }: Request): PageHead {
  return {
    title: search ? `Search: ${search.query}` : LIBRARY.title,
    description: LIBRARY.description,
    canonical: LIBRARY.path,
    hasFeed: true,
    keywords: ['baby articles', 'baby sleep', 'baby nutrition', 'baby development', 'baby health', 'baby safety'],
    data: [trailData(origin, [])],
  };
}
