import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { readConfig } from '#server/config.ts';
import { aHouse } from '#testing/house.ts';
import { anApp } from '#testing/planted.ts';
import { AlikeTexts } from './alike-texts.ts';
import { CheckedReply } from './checked-reply.ts';
import { handle, type Ask } from './handle.ts';
import type { Env, House } from './house.ts';
import { keptByBrowsers } from './kept-by-browsers.ts';
import { createLog } from '#server/log.ts';
import { Problem } from '#server/problem.ts';

const probe = endpoint({
  method: 'POST',
  path: '/probe',
  who: 'anyone',
  summary: 'Does what a test wants.',
  body: z.strictObject({}),
  reply: z.strictObject({ said: z.string() }),
});

describe('an answer of the API', () => {
  test('carries the id of its request, another one each time', async () => {
    const visitor = (await aHouse()).visitor();

    const answers = [await visitor.get('/api/me'), await visitor.get('/api/me')];
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));

    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
    expect(answers[0]?.body).toMatchObject({ requestId: ids[0] });
  });

  test.each(['/api/openapi.json', '/api/me', '/api/nowhere'])(
    'is never cached, framed or sniffed: %s',
    async (path) => {
      const { headers } = await (await aHouse()).visitor().get(path);

      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    },
  );

  test('at an address that is no endpoint is a problem like any other', async () => {
    const answer = await (await aHouse()).visitor().post('/api/nowhere', {});

    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer).toMatchObject({
      status: 404,
      body: { type: '/problems/not-found', title: 'There is nothing here.', status: 404, code: 'not-found' },
    });
  });
});

describe('a refusal', () => {
  test('of a used link says that it has expired', async () => {
    const answer = await answerTo(async () => {
      throw new Problem('spent');
    });

    expect(answer).toMatchObject({ status: 410, body: { code: 'spent', title: expect.stringContaining('expired') } });
  });

  test('after too many requests says when to come back, in the header and in the body', async () => {
    const answer = await answerTo(async () => {
      throw new Problem('slow-down', { retryAfterS: 42 });
    });

    expect(answer).toMatchObject({ status: 429, body: { code: 'slow-down', retryAfterS: 42 } });
    expect(answer.headers.get('retry-after')).toBe('42');
  });

  test('sets no cookie and none of the headers that a success would have had', async () => {
    const answer = await answerTo(async ({ cookies, header, flash }) => {
      cookies.set('sid', 'token');
      header('clear-site-data', '"cache"');
      flash('welcome-back');
      throw new Problem('not-allowed');
    });

    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.has('clear-site-data')).toBe(false);
  });
});

describe('an unexpected error', () => {
  test('is answered without details, and logged without what a person typed', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const answer = await answerTo(
      async () => {
        throw Object.assign(new TypeError('cannot mail hannah@example.org'), { code: 'EMAIL' });
      },
      { log },
    );

    expect(answer).toMatchObject({
      status: 500,
      body: { code: 'unexpected', title: 'An unexpected error occurred', status: 500 },
    });
    expect(answer.text).not.toMatch(/mail|TypeError|\.ts/);
    const [line = '{}'] = lines;
    expect(lines).toHaveLength(1);
    expect(line).not.toContain('hannah');
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      route: '/probe',
      requestId: answer.headers.get('x-request-id'),
      err: { name: 'TypeError', code: 'EMAIL', stack: expect.stringContaining('handle.test.ts') },
    });
  });

  test('may be something that is no error at all', async () => {
    const reason: unknown = 'hannah@example.org';
    const answer = await answerTo(async () => {
      throw reason;
    });

    expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected' } });
    expect(answer.text).not.toContain('hannah');
  });

  test('includes a reply that is not what the contract promises', async () => {
    const answer = await answerTo(async () => ({ said: 1 }) as unknown as { said: string });

    expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected' } });
  });
});

test.each([
  { engine: 'the embedded database', fault: { errcode: 13 } },
  { engine: 'PostgreSQL', fault: { code: '53100' } },
])('a full disk under $engine is reported in a sentence', async ({ fault }) => {
  const answer = await answerTo(async () => {
    throw Object.assign(new Error('disk full'), fault);
  });

  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'unavailable', title: 'Nothing can be saved right now: the storage is full.' },
  });
});

test('a database that cannot work just now is no fault of the request', async () => {
  const answer = await answerTo(async () => {
    throw Object.assign(new Error('shutting down'), { code: '57P01' });
  });

  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'unavailable', title: 'This is not possible right now. Please try again later.' },
  });
});

test('sends browsers to https only where the server is reached that way', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://family.example.org', LOG_LEVEL: 'silent' });
  const secure = await answerTo(async () => ({ said: 'hello' }), { config });
  const plain = await answerTo(async () => ({ said: 'hello' }));

  expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(plain.headers.has('strict-transport-security')).toBe(false);
});

type Said = { said: string };
type Run = (ask: Ask<'anyone'>) => Promise<Said | CheckedReply<Said>>;

/** The answer of the whole server to a handler that does what the test wants. */
async function answerTo(run: Run, changes: Partial<House> = {}) {
  const { house, app, visitor } = await aHouse(changes);
  handle(anApp(house, app), probe, run);
  return visitor().post('/probe', {});
}

describe('an endpoint that tells events before its reply', () => {
  const telling = endpoint({ ...probe, path: '/telling', events: z.strictObject({ number: z.number() }) });
  const tells = async (run: Parameters<typeof handle<typeof telling>>[2], accept = 'text/event-stream') => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const { house, app, visitor } = await aHouse({ log });
    handle(anApp(house, app), telling, run);
    return { answer: await visitor().send('POST', '/telling', '{}', { accept }), lines };
  };

  test('holds each to its schema: what it does not promise stays here, as a fault', async () => {
    const { answer, lines } = await tells(async (_, __, tell) => {
      tell({ number: 1 });
      tell({ number: 2, name: 'Maya' } as { number: number });
      return { said: 'all' };
    });

    expect(answer.text).toMatch(/^data: {"number":1}\n\nevent: problem\ndata: {.*"code":"unexpected".*}\n\n$/);
    expect(answer.text).not.toContain('Maya');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('Maya');
  });

  test('holds the reply to its schema', async () => {
    const { answer } = await tells(async () => ({ said: 1 }) as unknown as Said);

    expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected' } });
  });

  test('says as the last one why it goes no further', async () => {
    const { answer } = await tells(async (_, __, tell) => {
      tell({ number: 1 });
      throw new Problem('slow-down', { retryAfterS: 42 });
    });

    expect(answer).toMatchObject({
      status: 200,
      text: expect.stringMatching(/\n\nevent: problem\ndata: .*"retryAfterS":42/),
    });
  });

  test('tells nobody else, and has the cookies that were made before it began', async () => {
    const run: Parameters<typeof tells>[0] = async ({ cookies }, _, tell) => {
      cookies.set('sid', 'token');
      tell({ number: 1 });
      return { said: 'all' };
    };

    expect((await tells(run, 'application/json')).answer.body).toEqual({ said: 'all' });
    expect((await tells(run)).answer.headers.getSetCookie()).toEqual([expect.stringContaining('sid=token')]);
  });
});

describe('a reply that was checked when it was made', () => {
  test('is sent as it was written', async () => {
    const answer = await answerTo(async () => CheckedReply.of(probe.reply, { said: '</script>' }));

    expect(answer).toMatchObject({ status: 200, text: '{"said":"</script>"}', body: { said: '</script>' } });
  });

  test('cannot be made of what the contract does not promise', () => {
    expect(() => CheckedReply.of(probe.reply, { said: 1 } as unknown as { said: string })).toThrow(/invalid/i);
  });

  test('is not sent for another endpoint, whose schema it was not held against', async () => {
    const answer = await answerTo(async () => CheckedReply.of(z.strictObject({ said: z.string() }), { said: 'Maya' }));

    expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected' } });
    expect(answer.text).not.toContain('Maya');
  });

  test('comes back from being packed as it was', () => {
    const reply = CheckedReply.of(probe.reply, { said: 'Zoë 🌿\u2028' });

    expect(reply.packed(new AlikeTexts()).unpacked()).toEqual(reply);
    expect(reply.packed(new AlikeTexts()).unpacked().value()).toEqual({ said: 'Zoë 🌿\u2028' });
  });
});

describe('a reply that is the same for everybody', () => {
  test('is checked once for as long as it says the same', async () => {
    const { asked, checks } = await countedChecks({ alike: true });

    const texts = [await asked('one'), await asked('one'), await asked('two'), await asked('one')].map(
      ({ text }) => text,
    );

    expect(texts).toEqual(['{"said":"one"}', '{"said":"one"}', '{"said":"two"}', '{"said":"one"}']);
    expect(checks()).toBe(2);
  });

  test('is not checked at all for whoever has it', async () => {
    const { asked, checks } = await countedChecks({});
    const etag = (await asked('one')).headers.get('etag') ?? '';

    const { status, text, headers } = await asked('one', etag);

    expect({ status, text, etag: headers.get('etag') }).toEqual({ status: 304, text: '', etag });
    expect(checks()).toBe(1);
  });

  test('is one of few: nothing of any other is kept', async () => {
    const { asked, checks } = await countedChecks({});

    await asked('one');
    await asked('one');

    expect(checks()).toBe(2);
  });
});

let probes = 0;

/** A visitor who asks an endpoint for what it is to say, and how often a reply of it was checked. */
async function countedChecks(more: { alike?: true }) {
  let checks = 0;
  const said = z.string().check(z.refine(() => (checks += 1) > 0));
  const counted = endpoint({
    method: 'GET',
    path: `/probe/${(probes += 1)}`,
    who: 'anyone',
    summary: 'Says what a test wants.',
    query: z.strictObject({ said: z.string() }),
    reply: z.strictObject({ said }),
    ...more,
  });
  const { house } = await aHouse();
  const hono = new Hono<Env>();
  handle(anApp(house, hono), counted, async (ask, { query }) => keptByBrowsers(ask, query));
  return {
    asked: async (what: string, etag = '""') => {
      const answer = await hono.request(`${counted.path}?said=${what}`, { headers: { 'if-none-match': etag } });
      return { status: answer.status, text: await answer.text(), headers: answer.headers };
    },
    checks: () => checks,
  };
}
