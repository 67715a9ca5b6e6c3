import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChatEvent, ChatReply } from '#contract/chat.ts';
import type { OpenedAi } from '#server/ai/ai.ts';
import { Rest } from '#server/ai/rest.ts';
import { openSession } from '#server/auth/session.ts';
import { handlersEnded, listen } from '#server/http/listening.ts';
import { AiStandIn, type Reply } from '#testing/ai/ai-stand-in.ts';
import {
  aFamilyWithModel,
  askedOfModel,
  follow,
  HARM,
  passageOfModel as passage,
} from '#testing/ai/family-with-model.ts';
import { faultyAnswers } from '#testing/ai/faults.ts';
import { hostileSentences } from '#testing/chat/hostile-sentences.ts';
import { aFamily, type Family } from '#testing/family.ts';
import { aHouse, aHouseWithFreshLimits, noLimits } from '#testing/house.ts';
import { toldEvents } from '#testing/told-events.ts';

const path = '/functions/v1/ask-baby-dev-expert';
const standIn = new AiStandIn();
let baseUrl = '';
beforeAll(async () => {
  baseUrl = await standIn.start();
});
afterAll(() => standIn.end());

type Asking = {
  readonly query?: string;
  readonly person?: Family['parent'] | null;
  readonly childId?: string;
  readonly signal?: AbortSignal;
  /** Where it listens; without one it is asked in this process. */
  readonly origin?: string;
};

/** As a browser asks that takes events. */
async function ask(family: Family, given: Asking = {}): Promise<Response> {
  const { query = askedOfModel, person = family.parent, childId = family.child.id, signal, origin } = given;
  const { house, app, clock } = family;
  const token = person && (await openSession(house.db, { userId: person.id, remember: false, now: clock.now() }));
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-encoding': 'gzip, br',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, childId }),
    ...(signal && { signal }),
  };
  return origin === undefined
    ? app.fetch(new Request(house.config.publicUrl + path, init))
    : fetch(origin + path, init);
}

type Heard = { readonly events: ChatEvent[]; readonly sentences: string[]; readonly reply: ChatReply };

/** All of an answer, of which the last thing is the reply. */
async function heardOf(answer: Response): Promise<Heard> {
  const events: ChatEvent[] = [];
  for await (const [name, data] of toldEvents(answer)) {
    if (name === 'reply') {
      const sentences = events.flatMap((event) => (event.kind === 'sentence' ? event.text : []));
      return { events, sentences, reply: ChatReply.parse(data) };
    }
    events.push(ChatEvent.parse(data));
  }
  throw new Error('it has no reply');
}

/** A provider that says something only when it is told to. */
function aSpeaker() {
  const turns: PromiseWithResolvers<string | null>[] = [Promise.withResolvers()];
  const say = (text: string | null) => {
    turns.at(-1)?.resolve(text);
    turns.push(Promise.withResolvers());
  };
  async function* parts() {
    for (let at = 0; ; at += 1) {
      const text = await turns[at]?.promise;
      if (text == null) return;
      yield text;
    }
  }
  return { say, end: () => say(null), reply: (): Reply => ({ parts: parts() }) };
}

describe.each(['openai-compatible', 'anthropic'])('[AI-04] an answer that is told as it comes, by %s', (provider) => {
  let family: Family;
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    family = await aFamilyWithModel(baseUrl, { AI_PROVIDER: provider }, undefined, 20_000);
    server = await listen(family.app, { port: 0, host: '127.0.0.1', trustProxyHops: 0 });
    // A server that listens on a port has one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('tells each sentence before the model has made the next one', async () => {
    const [judge, speaker] = [aSpeaker(), aSpeaker()];
    follow(standIn, speaker.reply(), judge.reply());
    const answer = await ask(family, { origin });
    const events = toldEvents(answer);

    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const level = { kind: 'level', level: 'routine', calls: [], caution: null };
    expect(await events.next()).toMatchObject({ value: [null, level] });

    judge.say('routine');
    judge.end();
    speaker.say(`${passage} [1] She `);
    const first = { kind: 'sentence', text: passage, startsParagraph: true, sources: [{ title: expect.any(String) }] };
    expect(await events.next()).toMatchObject({ value: [null, first] });

    speaker.say(`sleeps on her back. [1] ${passage} [1]`);
    speaker.end();
    const second = { kind: 'sentence', text: 'She sleeps on her back.', startsParagraph: false };
    expect(await events.next()).toMatchObject({ value: [null, second] });
    expect(await events.next()).toMatchObject({ value: [null, { text: passage, startsParagraph: false }] });
    const last = { by: 'model', paragraphs: [{ text: `${passage} She sleeps on her back. ${passage}` }] };
    expect(await events.next()).toMatchObject({ value: ['reply', last] });
    expect(await events.next()).toMatchObject({ done: true });
  });

  test('is hung up on at the provider’s when the browser goes in the middle', async () => {
    const speaker = aSpeaker();
    follow(standIn, speaker.reply());
    const gone = new AbortController();
    const answer = await ask(family, { origin, signal: gone.signal });
    const events = toldEvents(answer);
    await events.next();
    speaker.say(`${passage} [1] She `);
    expect(await events.next()).toMatchObject({ value: [null, { kind: 'sentence' }] });

    gone.abort();

    await expect(events.next()).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => standIn.left).toBe(1);
    await handlersEnded(server, 5000);
  });
});

describe('[AI-04] what is told of an answer', () => {
  let family: Family;
  beforeAll(async () => {
    family = await aFamilyWithModel(baseUrl);
  });

  test.each(['my baby is choking on a piece of apple and cant cry', 'what dose of tylenol for 12 pounds'])(
    'is the whole of it at once where no model is asked: %s',
    async (query) => {
      follow(standIn, 'hang', 'hang');

      expect(await heardOf(await ask(family, { query }))).toMatchObject({ events: [], reply: { by: 'rules' } });
    },
  );

  test('is nothing of a model that finds an emergency, but that alone', async () => {
    follow(standIn, { text: `${passage} [1] ${passage} [1]` }, { text: 'emergency' });

    const { sentences, reply } = await heardOf(await ask(family));

    expect(sentences).toEqual([]);
    expect(reply).toMatchObject({ by: 'rules', level: 'emergency', paragraphs: [] });
  });

  test('is no sentence before the model has said how urgent the message is', async () => {
    const judge = aSpeaker();
    follow(standIn, { text: `${passage} [1] ${passage} [1]` }, judge.reply());
    const slow = await aFamilyWithModel(baseUrl, {}, undefined, 20_000);
    const events = toldEvents(await ask(slow));
    await events.next();

    const next = events.next();
    await expect.poll(() => standIn.calls.length).toBe(2);
    judge.say('call_soon');
    judge.end();

    expect(await next).toMatchObject({
      value: [null, { kind: 'level', level: 'call_soon', caution: expect.any(String) }],
    });
    expect(await events.next()).toMatchObject({ value: [null, { kind: 'sentence', text: passage }] });
    const { value } = await events.next();
    expect(value).toMatchObject([null, { kind: 'sentence' }]);
    expect(await events.next()).toMatchObject({ value: ['reply', { by: 'model', level: 'call_soon' }] });
  });

  test.each(Object.entries(faultyAnswers(passage)))('is right whatever a model does: %s', async (_, fault) => {
    // After one that hung, nobody is asked for a while.
    family.clock.goOn({ minutes: 2 });
    follow(standIn, fault);

    const { sentences, reply } = await heardOf(await ask(family));

    expect(sentences.filter((sentence) => sentence !== passage)).toEqual([]);
    expect(reply).toMatchObject({ by: 'guide', level: 'routine' });
    expect(reply.remark).toContain('This is the built-in guide, not an AI model.');
    expect(JSON.stringify(reply.paragraphs)).toContain('3 to 5 minutes');
    expect(reply.reply).not.toMatch(HARM);
  });

  test('never holds a hostile sentence', async () => {
    let said = '';
    const ai: OpenedAi = {
      recipient: { host: 'localhost', isThisMachine: true },
      limits: { dayCalls: 100_000, dayTokens: 1e9, monthTokens: 1e9 },
      rest: new Rest(),
      stream: async function* ({ system }, { count }) {
        count({ in: 1, out: 1 });
        yield system.startsWith('You judge') ? 'routine' : said;
      },
    };
    const other = await aFamily(await aHouse({ ai }));
    const told: string[] = [];
    for (const sentence of Object.values(hostileSentences).flat()) {
      const bare = sentence.replaceAll(/ ?\[\d+\]/g, '');
      said = `${passage} [1] ${bare} [1] ${passage} [1]`;
      const text = await (await ask(other)).text();
      if (text.includes(JSON.stringify(bare).slice(1, -1))) told.push(sentence);
    }

    expect(told).toEqual([]);
  });
});

describe('[AI-04] [API-01] a refusal is the same for whoever takes events', () => {
  const problem = 'application/problem+json';

  test('a visitor is asked to log in', async () => {
    const answer = await ask(await aFamily(), { person: null });

    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toBe(problem);
    expect(await answer.json()).toMatchObject({ error: 'Please log in to use the chat feature.' });
  });

  test.each(['stranger', 'removed'] as const)('of a child of others nothing is told: %s', async (who) => {
    const family = await aFamily();

    expect(await ask(family, { person: family[who] })).toMatchObject({ status: 404 });
  });

  test('without AI access danger alone is told', async () => {
    const family = await aFamily();
    family.clock.goOn({ days: 31 });
    const choking = 'my baby is choking on a piece of apple and cant cry';

    expect(await ask(family)).toMatchObject({ status: 403 });
    expect((await heardOf(await ask(family, { query: choking }))).reply.level).toBe('emergency');
  });

  test('past the limit it says when the next message is answered', async () => {
    const limits = { ...noLimits, chatMessages: { most: 1, windowS: 3 * 24 * 60 * 60 } };
    const family = await aFamily(await aHouseWithFreshLimits({ limits }));
    await (await ask(family)).text();

    const answer = await ask(family);

    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe(String(3 * 24 * 60 * 60));
    expect(await answer.json()).toMatchObject({ details: { daysRemaining: 3 } });
  });
});
