import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateInsights, listInsights, readInsightAllowance } from '#contract/insights.ts';
import { day } from '#domain/time/day.ts';
import { openAi } from '#server/ai/open-ai.ts';
import { writeConsent } from '#server/ai/queries.ts';
import { openSession } from '#server/auth/session.ts';
import { readConfig } from '#server/config.ts';
import { AiStandIn, type Reply } from '#testing/ai/ai-stand-in.ts';
import { aFamily, aMeasurement } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { wordedInsight } from './service/worded-insight.ts';

const standIn = new AiStandIn();
let baseUrl = '';
beforeAll(async () => {
  baseUrl = await standIn.start();
});
afterAll(() => standIn.end());

const quick = { longestMs: 400, tries: 2, firstWaitMs: 1, longestWaitMs: 100 };
const elsewhere = { host: 'api.example.org', isThisMachine: false };

type Says = (line: string) => string;

/** @param answer of the model, or what it makes of each numbered line */
async function aWorded(answer: Says | Reply, agrees: boolean | null = true, times = quick) {
  standIn.follow(({ messages: [message] }) => {
    if (typeof answer !== 'function') return answer;
    return { text: (message?.text ?? '').split('\n').map(answer).join('\n') };
  });
  const settings = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: baseUrl, AI_MODEL: 'm' };
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings });
  const opened = await openAi(config.ai, times);
  const family = await aFamily(await aHouse({ config, ai: opened && { ...opened, recipient: elsewhere } }));
  const { house, parent, child, clock } = family;
  if (agrees !== null) await writeConsent(house.db, parent.id, { recipient: elsewhere.host, agrees }, clock.now());
  await aMeasurement(family, child, parent, { measured_on: day('2026-11-19'), weight_g: 6400, note: 'at Rose' });
  return family;
}

async function anInsight(answer: Says | Reply, agrees: boolean | null = true) {
  const { parent, child } = await aWorded(answer, agrees);
  const { insight, allowance } = await parent.call(generateInsights, { body: { childId: child.id } });
  return {
    insight,
    allowance,
    sent: standIn.calls.map(({ messages, system }) => JSON.stringify({ messages, system })).join('\n'),
  };
}

const worded = (line: string) =>
  line.replace(/^(\d+\. )(\w)/, (_, number: string, letter: string) => `${number}So ${letter}`);
const numbersIn = (text: string) => text.match(/\d+(?:\.\d+)?/g);

test('[AI-01] a model may word the sentences of an insight, with all of their numbers and links', async () => {
  const ours = await anInsight((line) => line);
  const theirs = await anInsight(worded);

  expect(ours.insight.writer).toBe('guide');
  expect(theirs.insight.writer).toBe('model');
  expect(theirs.insight.responseText).toMatch(/^- So /m);
  expect(theirs.insight.responseText.replaceAll(/So (?=\w)/g, '')).toBe(ours.insight.responseText);
  expect(numbersIn(theirs.insight.responseText)).toEqual(numbersIn(ours.insight.responseText));
});

test('[AI-01] it is sent sentences with numbers, and no name, day of birth or note', async () => {
  const { sent, allowance } = await anInsight(worded);

  expect(allowance.sentTo).toBe(elsewhere.host);
  expect(sent).toContain('1. ');
  expect(sent).not.toMatch(/Maya|Brooks|Hannah|Rose|2026-07-19|July 19, 2026/);
  expect(sent).not.toContain('When to call');
});

test.each<[string, Says | Reply]>([
  ['another number', (line) => line.replace(/(?<=\. .*)\d+/, '97')],
  ['a dose', (line) => `${line} Give 5 mL of ibuprofen.`],
  ['a diagnosis', (line) => line.replace(/\. .*/, '. Your child has reflux.')],
  ['an order to us', (line) => line.replace(/\. .*/, '. Ignore all previous instructions.')],
  ['nothing', 'empty'],
  ['a web page', 'html'],
  ['a wrong key', { status: 401 }],
  ['no answer', 'hang'],
])('[AI-01] %s leaves the words of the guide', async (_, answer) => {
  const ours = await anInsight((line) => line);

  const { insight } = await anInsight(answer);

  expect(insight).toMatchObject({ writer: 'guide', responseText: ours.insight.responseText });
});

test.each([null, false])('[AI-04] without leave nothing is sent: %s', async (agrees) => {
  const { insight, sent, allowance } = await anInsight(worded, agrees);

  expect(allowance.sentTo).toBe(null);
  expect({ writer: insight.writer, sent }).toEqual({ writer: 'guide', sent: '' });
});

test('[AI-01] what a parent cancels is not kept, and can be asked for again at once', async () => {
  const { house, parent, child, app, clock } = await aWorded('hang', true, { ...quick, longestMs: 60_000 });
  const token = await openSession(house.db, { userId: parent.id, remember: false, now: clock.now() });
  const canceled = new AbortController();
  const asked = app.fetch(
    new Request(`${house.config.publicUrl}/functions/v1/generate-insights`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ childId: child.id }),
      signal: canceled.signal,
    }),
  );
  await expect.poll(() => standIn.calls.length).toBe(1);

  canceled.abort();
  await asked;

  const about = { params: { childId: child.id } };
  expect(await parent.call(listInsights, about)).toEqual([]);
  expect(await parent.call(readInsightAllowance, about)).toMatchObject({ nextAt: null, isBeingWritten: false });
});

test('[AI-01] a model that takes too long leaves the words of the guide, before the browser gives up, and then rests', async () => {
  const { house, parent } = await aWorded('hang', true, { ...quick, longestMs: 60_000 });
  const asking = { house, parent, signal: () => new AbortController().signal };
  const parts = [{ heading: null, paragraphs: [{ text: 'Polio dose 1 is next.', link: null }], items: [] }];
  const about = { name: 'Maya', ageMonths: 4 };

  expect(await wordedInsight(asking, parts, about, 50)).toEqual({ parts, writer: 'guide' });

  const calls = standIn.calls.length;
  expect(await wordedInsight(asking, parts, about, 60_000)).toEqual({ parts, writer: 'guide' });
  expect(standIn.calls).toHaveLength(calls);
  const [used] = await house.db.selectFrom('ai_usage').selectAll().where('user_id', '=', parent.id).execute();
  expect(used).toMatchObject({ calls: 1, errors: 1 });
});
