import type { Context } from 'hono';
import { feedPath } from '#contract/pages.ts';
import { libraryReply } from '#server/articles/replies/articles.ts';
import type { PublishedLibrary } from '#server/articles/rules/library.ts';
import { library } from '#server/articles/service.ts';
import { headersFor } from '#server/http/headers.ts';
import type { App, Env, House } from '#server/http/house.ts';
import { hasCopy, tagOf } from '#server/http/kept-by-browsers.ts';
import { networkOf } from '#server/http/network.ts';
import { packedOnce } from '#server/http/packed-once.ts';
import { mayBegin } from '#server/limits/expensive.ts';
import { feed } from './feed.ts';
import { sitemap } from './sitemap.ts';

/** The same object for as long as it says the same. */
type SiteFile = { readonly type: string; readonly text: string };

const PLAIN = 'text/plain; charset=utf-8';

export function serveSiteFiles({ hono, house }: App): void {
  const { publicUrl, operator } = house.config;
  const { listedPaths } = house.pages;
  const robotsFile = { type: PLAIN, text: robots(publicUrl) };
  const securityFile = securityFiles(operator.email, publicUrl);
  const sitemapFile = madeOnce((published) => ({
    type: 'application/xml; charset=utf-8',
    text: sitemap(publicUrl, listedPaths, libraryReply(published).articles),
  }));
  const feedFile = madeOnce((published) => ({
    type: 'application/rss+xml; charset=utf-8',
    text: feed(publicUrl, feedPath, libraryReply(published).articles),
  }));
  const serve = (path: string, file: () => SiteFile | null | Promise<SiteFile | null>) =>
    hono.get(path, async (c) => {
      await mayBegin(null, networkOf(c, house));
      const found = await file();
      return found ? sent(house, c, found) : c.notFound();
    });
  hono.get('/source', async (c) => {
    await mayBegin(null, networkOf(c, house));
    const location = house.config.sourceUrl ?? '/terms#the-software';
    return new Response(null, { status: 303, headers: { ...headersFor(house.config).api, location } });
  });
  serve('/.well-known/security.txt', () => securityFile(house.clock()));
  serve('/robots.txt', () => robotsFile);
  serve('/sitemap.xml', async () => sitemapFile(await library(house)));
  serve(feedPath, async () => feedFile(await library(house)));
}

/** No copy is used without asking: what is taken back goes from the lists at once. */
async function sent({ config }: House, { req }: Context<Env>, file: SiteFile): Promise<Response> {
  // Weak, since it also identifies the compressed text.
  const etag = `W/${tagOf(file)}`;
  const kept = { ...headersFor(config).api, etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
  if (hasCopy(req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers: kept });
  const { body, headers } = await packedOnce(file.text, etag, req.header('accept-encoding'));
  return new Response(body, { headers: { ...kept, ...headers, 'content-type': file.type } });
}

function madeOnce(make: (published: PublishedLibrary) => SiteFile): (published: PublishedLibrary) => SiteFile {
  const made = new WeakMap<PublishedLibrary, SiteFile>();
  return (published) => {
    const file = made.get(published) ?? make(published);
    made.set(published, file);
    return file;
  };
}

/** Null where the operator has no address. */
function securityFiles(email: string | null, publicUrl: string): (now: Date) => SiteFile | null {
  let last: SiteFile | undefined;
  return (now) => {
    if (email === null) return null;
    const text = securityText(email, publicUrl, now);
    if (last?.text !== text) last = { type: PLAIN, text };
    return last;
  };
}

/** RFC 9116, which recommends an expiry date less than a year away. The same all day. */
function securityText(email: string, publicUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + 180 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00.000Z`,
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
