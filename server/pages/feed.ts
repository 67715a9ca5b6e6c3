import type { ArticleHead } from '#contract/articles.ts';
import { libraryHref, slugHref } from '#domain/articles/addresses.ts';
import { xmlText } from './xml-text.ts';

/** Most articles in the feed. */
const MOST = 20;

/** RSS 2.0 with the newest articles (rssboard.org/rss-specification). An item keeps its guid when its title changes. */
export function feed(publicUrl: string, feedPath: string, articles: readonly ArticleHead[]): string {
  const items = articles.slice(0, MOST).map((article) => itemOf(publicUrl, article));
  return [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    '<title>Fernling: educational articles</title>',
    `<link>${publicUrl}${libraryHref('public')}</link>`,
    '<description>Sourced articles for parents of babies and toddlers.</description>',
    '<language>en-us</language>',
    `<atom:link href="${publicUrl}${feedPath}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('');
}

function itemOf(publicUrl: string, { id, slug, title, summary, category, createdAt }: ArticleHead): string {
  return [
    '<item>',
    `<title>${xmlText(title)}</title>`,
    `<link>${publicUrl}${slugHref({ slug })}</link>`,
    `<guid isPermaLink="false">urn:uuid:${id}</guid>`,
    `<description>${xmlText(summary)}</description>`,
    `<category>${category}</category>`,
    `<pubDate>${new Date(createdAt).toUTCString()}</pubDate>`,
    '</item>',
  ].join('');
}
