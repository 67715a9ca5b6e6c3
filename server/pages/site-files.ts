import type { ArticleHead } from '#contract/articles.ts';
import { feedPath } from '#contract/pages.ts';
import { libraryReply } from '#server/articles/replies/articles.ts';
import { library } from '#server/articles/service.ts';
import type { App, House } from '#server/http/house.ts';
import { headersFor } from '#server/http/headers.ts';
import { feed } from './feed.ts';
import { sitemap } from './sitemap.ts';

export function serveSiteFiles({ hono, house }: App): void {
  const { publicUrl } = house.config;
  const { listedPaths } = house.pages;
  const seeOther = (location: string) =>
    new Response(null, { status: 303, headers: { ...headersFor(house.config).api, location } });
  const file = (type: string, text: string) => () =>
    new Response(text, {
      headers: { ...headersFor(house.config).api, 'content-type': type, 'cache-control': 'public, max-age=3600' },
    });
  hono.get('/source', () => seeOther(house.config.sourceUrl ?? '/terms#the-software'));
  hono.get('/.well-known/security.txt', (c) =>
    house.config.operator.email === null
      ? c.notFound()
      : file('text/plain; charset=utf-8', securityText(house.config.operator.email, publicUrl, house.clock()))(),
  );
  hono.get('/robots.txt', file('text/plain; charset=utf-8', robots(publicUrl)));
  hono.get('/sitemap.xml', async () => {
    const articles = await publishedHeads(house);
    return file('application/xml; charset=utf-8', sitemap(publicUrl, listedPaths, articles))();
  });
  hono.get(feedPath, async () =>
    file('application/rss+xml; charset=utf-8', feed(publicUrl, feedPath, await publishedHeads(house)))(),
  );
}

/** RFC 9116, which recommends an expiry date less than a year away. */
function securityText(email: string, publicUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + 180 * 24 * 60 * 60_000).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /functions/',
    'Allow: /',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

async function publishedHeads(house: House): Promise<readonly ArticleHead[]> {
  return libraryReply(await library(house)).articles;
}
