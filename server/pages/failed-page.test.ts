import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '#server/db/db-errors.ts';
import type { Db } from '#server/db/db.ts';
import { createLog } from '#server/log.ts';
import type { Client } from '#testing/client.ts';
import { aHouse } from '#testing/house.ts';
import { renderer } from '#web/app/render.tsx';

const sentence = 'This page cannot be shown right now.';

describe.each(['/dashboard', '/', '/login', '/signup-success', '/nowhere'])('without a database %s', (path) => {
  test('says in a page what is safe, how to go on, and by what name to ask for help', async () => {
    const { browser } = await aBrowser({ faulty: brokenBy(new DatabaseUnavailable('gone')) });

    const { status, headers, text } = await browser.get(path);

    expect(status).toBe(503);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(text).toMatch(/^<!doctype html><html lang="en".*<\/html>$/s);
    expect(text).toContain(`<h1>${sentence}</h1>`);
    expect(text).toContain('Nothing you saved is lost.');
    expect(text).toMatch(/<a href=""[^>]*><span>Try again<\/span>/);
    expect(text).toContain(`name this: ${headers.get('x-request-id')}`);
    expect(text).not.toMatch(/Log in|<script/);
  });
});

test('an unexpected error shows the same page with status 500, and is logged without its message', async () => {
  const { browser, lines } = await aBrowser({ faulty: brokenBy(new Error('hannah@example.org typed this')) });

  const { status, headers, text } = await browser.get('/confirm-email?token=secret');

  expect(status).toBe(500);
  expect(headers.get('retry-after')).toBeNull();
  expect(text).toContain(sentence);
  expect(`${text} ${lines.join('')}`).not.toMatch(/hannah|secret/);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { route: '/confirm-email', requestId: headers.get('x-request-id') },
  ]);
});

test('a page that cannot be rendered is answered so, too', async () => {
  const pages = {
    ...renderer,
    render: (request: Parameters<typeof renderer.render>[0]) => {
      if (request.failure === null) throw new Error('a mistake in the page');
      return renderer.render(request);
    },
  };
  const { visitor } = await aHouse({ pages });

  expect(await visitor().get('/terms')).toMatchObject({ status: 500, text: expect.stringContaining(sentence) });
});

test('with the database back the next try shows the page', async () => {
  const faulty = { error: new DatabaseUnavailable('gone') as Error | null };
  const { browser } = await aBrowser({ faulty });
  const failed = await browser.get('/login');

  faulty.error = null;

  expect([failed.status, (await browser.get('/login')).status]).toEqual([503, 200]);
});

test('the API says it in its own form', async () => {
  const { browser } = await aBrowser({ faulty: brokenBy(new DatabaseUnavailable('gone')) });

  const answer = await browser.get('/api/me');

  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});

type Faulty = { error: Error | null };

function brokenBy(error: Error): Faulty {
  return { error };
}

/** A browser with a session, and a server whose database fails while an error is set. */
async function aBrowser({ faulty }: { faulty: Faulty }): Promise<{ browser: Client; lines: string[] }> {
  const { house } = await aHouse();
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const { visitor } = await aHouse({ pages: renderer, log, db: failing(house.db, faulty) });
  const browser = visitor();
  browser.cookies.set('sid', 'x'.repeat(43));
  return { browser, lines };
}

function failing(db: Db, faulty: Faulty): Db {
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (faulty.error) throw faulty.error;
      return result;
    },
  });
}
