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
    main: null,
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

test('a signed-in page loads its main script, and what that needs, after it is painted', () => {
  const html = markup({ request: { ...request, assets: { ...request.assets, main: '/assets/main.js' } } });
  const [before = '', after = ''] = html.split('<template id="after-paint">');

  for (const file of ['/assets/b.js', '/api/vaccines', '/assets/main.js']) {
    expect(before).not.toContain(file);
    expect(after).toContain(file);
  }
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
  expect(markup({ title: '</title><script>' })).not.toContain('<script>');
});

function markup(props: Partial<Parameters<typeof Document>[0]>): string {
  return renderToStaticMarkup(
    <Document request={request} title="Terms of use" description="Who may use it." listed {...props}>
      <p>Text.</p>
    </Document>,
  );
}
