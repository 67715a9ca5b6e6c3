import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageRequest } from '#contract/pages.ts';
import { Document } from './document.tsx';

const request: PageRequest = {
  path: '/terms',
  search: '?from=mail',
  origin: 'https://family.example.org',
  operator: { name: null, email: null, address: null, phone: null },
  source: { url: null, version: '1.2.3' },
  hasIntergrowth: false,
  hasPlan: false,
  account: null,
  flash: null,
  data: {},
  failure: null,
  assets: {
    styles: ['/assets/a.css'],
    preloads: ['/assets/b.js'],
    replies: ['/api/vaccines'],
    later: [],
    fonts: ['/assets/c.woff2'],
    scripts: ['/assets/d.js'],
    main: [],
  },
};

test('[PUB-11] a listed page names its address without what came after the question mark', () => {
  const html = markup({ listed: true });

  expect(html).toContain('<link rel="canonical" href="https://family.example.org/terms"/>');
  expect(html).not.toContain('noindex');
});

test('[PUB-11] a page that is not listed asks search engines to pass by', () => {
  const html = markup({ listed: false });

  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('canonical');
});

test('a page says which files it needs before they are asked for', () => {
  const html = markup({});

  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(html).toMatch(/<link rel="modulepreload" href="\/assets\/b.js"\/>/i);
  expect(html).toMatch(/<link rel="preload" as="fetch" href="\/api\/vaccines" crossorigin/i);
  expect(html).toMatch(/<link rel="preload" as="font" type="font\/woff2" href="\/assets\/c.woff2" crossorigin/i);
  expect(html).toContain('<script type="module" src="/assets/d.js"></script>');
});

test('a signed-in page loads its main scripts in their order, and what those need, after it is painted', () => {
  const main = ['/assets/part.js', '/assets/main.js'];
  const html = markup({ request: { ...request, assets: { ...request.assets, main } } });
  const [before = '', after = ''] = html.split('<template id="after-paint">');

  for (const file of ['/assets/b.js', '/api/vaccines', ...main]) {
    expect(before).not.toContain(file);
    expect(after).toContain(file);
  }
  expect(after.indexOf('src="/assets/part.js"')).toBeLessThan(after.indexOf('src="/assets/main.js"'));
  expect(before).toContain('<script type="module" src="/assets/d.js"></script>');
});

test.each([
  { theme: 'light', colors: 1, attribute: ' data-theme="light"' },
  { theme: 'dark', colors: 1, attribute: ' data-theme="dark"' },
  { theme: 'system', colors: 2, attribute: '' },
] as const)('a parent who has chosen $theme gets it from the first byte', ({ theme, colors, attribute }) => {
  const html = markup({ request: { ...request, account: { name: 'Hannah', theme } } });

  expect(html).toContain(`<html lang="en" dir="ltr"${attribute}>`);
  expect(html.match(/name="theme-color"/g)).toHaveLength(colors);
});

test('a title is escaped', () => {
  expect(markup({ head: { ...head, title: '</title><script>' } })).not.toContain('<script>');
});

test('[PUB-07] what a link to a page shows where it is shared comes with absolute addresses', () => {
  const html = markup({ head: { ...head, type: 'article', picture: '/share/sleep-2.png', canonical: '/sleep' } });

  expect(html).toContain('<link rel="canonical" href="https://family.example.org/sleep"/>');
  for (const [property, content] of [
    ['og:type', 'article'],
    ['og:title', 'Terms of use'],
    ['og:description', 'Who may use it.'],
    ['og:url', 'https://family.example.org/sleep'],
    ['og:image', 'https://family.example.org/share/sleep-2.png'],
  ]) {
    expect(html).toContain(`<meta property="${property}" content="${content}"/>`);
  }
});

test('[PUB-07] a page that was not found is not listed, whatever its address', () => {
  const html = markup({ head: { ...head, status: 404 } });

  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('og:');
});

test('[PUB-07] linked data cannot end its own element', () => {
  const data = [{ '@type': 'Article', headline: '</script><script>alert(1)</script>' }];
  const html = markup({ head: { ...head, data } });

  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(data[0]);
});

const head = { title: 'Terms of use', description: 'Who may use it.' };

function markup(props: Partial<Parameters<typeof Document>[0]>): string {
  return renderToStaticMarkup(
    <Document request={request} head={head} listed {...props}>
      <p>Text.</p>
    </Document>,
  );
}
