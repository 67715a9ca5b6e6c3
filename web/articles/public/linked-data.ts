import type { ArticlePage, Question } from '#contract/articles.ts';
import type { CategoryInfo } from '#domain/articles/category.ts';
import { wordCount } from '#domain/articles/reading-time.ts';
import { categoryHref, libraryHref, slugHref } from '#domain/articles/addresses.ts';

const CONTEXT = 'https://schema.org';

/** A name and a path of ours. */
type Step = { readonly name: string; readonly path: string };

type Told = Pick<ArticlePage, 'article' | 'origin'>;

/** They are not named to readers. */
const EDITORS = { '@type': 'Organization', name: 'Editors of this server' } as const;

/** Linked data of an article by schema.org. It claims no review by a clinician. */
export function articleData(origin: string, { article, origin: { isOurs } }: Told, picture: string) {
  const address = `${origin}${slugHref(article)}`;
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    image: [`${origin}${picture}`],
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    author: isOurs ? publisher(origin) : EDITORS,
    publisher: publisher(origin),
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    url: address,
    articleSection: article.category,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    wordCount: wordCount(article.content),
  } as const;
}

function publisher(origin: string) {
  const logo = { '@type': 'ImageObject', url: `${origin}/share/fernling.png` } as const;
  return { '@type': 'Organization', name: 'Fernling', url: `${origin}/`, logo } as const;
}

/** Empty without questions. */
export function questionsData(questions: readonly Question[]) {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(
    ({ question, answer }) =>
      ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }) as const,
  );
  return [{ '@context': CONTEXT, '@type': 'FAQPage', mainEntity } as const];
}

/** The breadcrumb from the landing page to a page of the library. */
export function trailData(origin: string, steps: readonly Step[]) {
  const all = [{ name: 'Home', path: '/' }, { name: 'Educational Content', path: libraryHref('public') }, ...steps];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: all.map(
      ({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: `${origin}${path}` }) as const,
    ),
  } as const;
}

export function categoryStep({ name }: Pick<CategoryInfo, 'name'>): Step {
  return { name: `Baby ${name}`, path: categoryHref('public', name) };
}
