import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { AiStandIn, type Reply } from '#testing/ai/ai-stand-in.ts';
import { strangeUsage } from '#testing/ai/faults.ts';
import { AiFailed, type AiCall, type AiRequest, type OpenedAi, type Tokens } from './ai.ts';
import { openAi } from './open-ai.ts';

const standIn = new AiStandIn();
let baseUrl = '';
beforeAll(async () => {
  baseUrl = await standIn.start();
});
afterAll(() => standIn.end());

const quick = { longestMs: 5000, tries: 3, firstWaitMs: 1, longestWaitMs: 2000 };
const question = { system: 'Be kind.', user: 'Why?', mostTokens: 50 } as const;

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (provider) => {
  async function aModel(times = quick): Promise<OpenedAi> {
    const { ai } = readConfig({
      AI_PROVIDER: provider,
      AI_BASE_URL: `${baseUrl}/`,
      AI_KEY: 'sk-secret',
      AI_MODEL: 'm-1',
    });
    const opened = await openAi(ai, times);
    if (!opened) throw new Error('the settings name no model');
    return opened;
  }

  async function ask(reply: Reply | readonly Reply[], times = quick, signal = new AbortController().signal) {
    const replies = Array.isArray(reply) ? reply : [reply];
    standIn.follow((_, calls) => replies[Math.min(calls, replies.length) - 1] ?? 'hang');
    const counted: Tokens[] = [];
    const call = { signal, count: (tokens: Tokens) => counted.push(tokens) };
    const told = await wholeAnswer(await aModel(times), question, call).catch(codeOf);
    return { told, counted, calls: standIn.calls.length };
  }

  test('[AI-04] an answer comes in pieces, with the tokens that the provider counted', async () => {
    standIn.follow(() => ({ text: 'Babies sleep a lot. [1]' }));
    const pieces: string[] = [];
    const counted: Tokens[] = [];

    const call = { signal: new AbortController().signal, count: (tokens: Tokens) => counted.push(tokens) };
    for await (const piece of (await aModel()).stream(question, call)) pieces.push(piece);

    expect(pieces.join('')).toBe('Babies sleep a lot. [1]');
    expect(pieces.length).toBeGreaterThan(2);
    expect(counted).toEqual([{ in: 321, out: 45 }]);
  });

  test('[AI-04] the key, the model, our text and the parent’s words stand where they belong, and there are no tools', async () => {
    const { told } = await ask({ text: 'So. [1]' });
    const [asked] = standIn.calls;

    expect(told).toBe('So. [1]');
    expect(asked).toMatchObject({ key: 'sk-secret', system: 'Be kind.', messages: [{ role: 'user', text: 'Why?' }] });
    expect(asked?.body).toMatchObject({ model: 'm-1', max_tokens: 50, stream: true });
    expect(asked?.body).not.toHaveProperty('tools');
  });

  test.each<[string, Reply, string, number]>([
    ['a wrong key', { status: 401 }, 'key', 1],
    ['a busy provider', { status: 429 }, 'busy', 3],
    ['a busy provider that asks for a minute', { status: 429, headers: { 'retry-after': '60' } }, 'busy', 1],
    ['a broken provider', { status: 500 }, 'down', 3],
    ['a page of a gateway', { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad</h1>' }, 'down', 3],
    ['an address that leads elsewhere', { status: 302, headers: { location: 'https://example.org/' } }, 'strange', 1],
    ['a request that it does not understand', { status: 400 }, 'strange', 1],
    ['a web page', 'html', 'strange', 1],
    ['a line that drops', 'reset', 'down', 3],
    ['nothing', 'empty', 'empty', 1],
    ['an answer cut by its length', { text: 'Give ', ends: 'length' }, 'too-long', 1],
    ['an answer that stops in the middle', { text: 'Give ', ends: 'cut' }, 'cut', 1],
    ['an error in the middle', { text: 'Give ', ends: 'error' }, 'cut', 1],
    ['an error in place of an answer', { text: '', ends: 'error' }, 'down', 3],
    ['an answer that a filter ends', { text: 'I', ends: 'filter' }, 'strange', 1],
    ['an answer without end', { text: 'la '.repeat(7000) }, 'too-long', 1],
  ])('[AI-04] %s is told by a code, and counted once', async (_, reply, code, tries) => {
    const { told, counted, calls } = await ask(reply);

    expect(told).toBe(code);
    expect(calls).toBe(tries);
    expect(counted).toHaveLength(1);
    expect(counted[0]?.in).toBeGreaterThan(0);
  });

  test.each(Object.entries(strangeUsage))('[AI-04] a usage of %s is estimated instead', async (_, usage) => {
    expect(await ask({ text: 'Babies sleep. [1]', usage })).toMatchObject({
      told: 'Babies sleep. [1]',
      counted: [{ in: 3, out: 5 }],
    });
  });

  test('[AI-04] after Retry-After it is tried again, and answers', async () => {
    const busy: Reply = { status: 429, headers: { 'retry-after': '1' } };
    const begun = performance.now();

    expect(await ask([busy, { text: 'Yes. [1]' }])).toMatchObject({ told: 'Yes. [1]', calls: 2 });
    expect(performance.now() - begun).toBeGreaterThan(900);
  });

  test('[AI-04] a provider that is silent is left when the time is over, whether it had begun or not', async () => {
    const short = { ...quick, longestMs: 150 };

    expect((await ask('hang', short)).told).toBe('late');
    expect((await ask('hang-after-a-word', short)).told).toBe('late');
    await expect.poll(() => standIn.left).toBe(1);
  });

  test('[AI-04] when the browser has gone, the provider is hung up on, and what was said so far is counted', async () => {
    const gone = new AbortController();
    standIn.follow(() => 'hang-after-a-word');
    const counted: Tokens[] = [];
    const stream = (await aModel()).stream(question, { signal: gone.signal, count: (tokens) => counted.push(tokens) });

    const said = (async () => {
      for await (const _ of stream) gone.abort();
    })();

    await expect(said).rejects.toMatchObject({ code: 'gone' });
    await expect.poll(() => standIn.left).toBe(1);
    expect(counted[0]?.out).toBeGreaterThan(0);
  });

  test('no failure carries the key, the provider’s words or ours', async () => {
    standIn.follow(() => ({ status: 401 }));
    const failure = await wholeAnswer(await aModel(), question, {
      signal: new AbortController().signal,
      count: () => {},
    }).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(AiFailed);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/sk-secret|Be kind|Why/);
    expect(failure).not.toHaveProperty('cause');
  });
});

async function wholeAnswer({ stream }: OpenedAi, request: AiRequest, call: AiCall): Promise<string> {
  let text = '';
  for await (const piece of stream(request, call)) text += piece;
  return text;
}

function codeOf(error: unknown): string {
  if (error instanceof AiFailed) return error.code;
  throw error;
}
