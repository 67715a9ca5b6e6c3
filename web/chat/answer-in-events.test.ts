import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AiStandIn } from '#testing/ai/ai-stand-in.ts';
import { aFamilyWithModel, askedOfModel as query, follow, passageOfModel } from '#testing/ai/family-with-model.ts';
import type { Client } from '#testing/client.ts';
import type { Family } from '#testing/family.ts';
import { answerInEvents, type AnswerEvent } from './answer-in-events.ts';

const standIn = new AiStandIn();
let family: Family;
beforeAll(async () => {
  family = await aFamilyWithModel(await standIn.start());
});
afterAll(() => standIn.end());
afterEach(() => vi.unstubAllGlobals());

/** The browser's calls reach the server as this person. */
function browse({ app, house: { config } }: Family, person: Client): void {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    // The server asks the model, in the same process.
    if (!path.startsWith('/')) return fetch(path, init);
    const sent = new Headers(init.headers);
    sent.set('origin', config.publicUrl);
    sent.set('cookie', cookie);
    return app.fetch(new Request(config.publicUrl + path, { ...init, headers: sent }));
  });
}

test('[AI-03] [AI-04] a parent is told the answer of a model by sentence, and at last all of it', async () => {
  follow(standIn, { text: `${passageOfModel} [1] She sleeps on her back. [1]` });
  browse(family, family.parent);

  const told: AnswerEvent[] = [];
  for await (const event of answerInEvents({ query }, new AbortController().signal)) told.push(event);

  expect(told).toMatchObject([
    { kind: 'level', level: 'routine' },
    { kind: 'sentence', text: passageOfModel, startsParagraph: true },
    { kind: 'sentence', text: 'She sleeps on her back.', startsParagraph: false },
    { kind: 'reply', reply: { by: 'model', paragraphs: [{ text: `${passageOfModel} She sleeps on her back.` }] } },
  ]);
});

test('[AI-03] a visitor is told to log in', async () => {
  browse(family, family.nobody);

  await expect(answerInEvents({ query }, new AbortController().signal).next()).rejects.toMatchObject({
    code: 'sign-in-needed',
    message: 'Please log in to use the chat feature.',
  });
});

test('[AI-03] [AI-04] a parent who closes the panel ends the calls of the model', async () => {
  follow(standIn, 'hang', 'hang');
  browse(family, family.parent);
  const closed = new AbortController();
  const events = answerInEvents({ query }, closed.signal);
  await events.next();
  await expect.poll(() => standIn.calls.length).toBe(2);

  closed.abort();

  await expect(events.next()).rejects.toHaveProperty('name', 'AbortError');
  await expect.poll(() => standIn.left).toBe(2);
});
