import type { App } from '#server/http/house.ts';
import { headersFor } from '#server/http/headers.ts';

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
  hono.get('/sitemap.xml', file('application/xml; charset=utf-8', sitemap(publicUrl, listedPaths)));
}

/** RFC 9116; it asks for a date within a year. */
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
  return ['User-agent: *', 'Disallow: /api/', 'Allow: /', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

function sitemap(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
