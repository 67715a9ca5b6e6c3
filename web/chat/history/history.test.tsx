import { describe, expect, test } from 'vitest';
import type { ChatHistory, KeptMessage } from '#contract/chat/history.ts';
import { keptAnswer } from '#testing/chat/kept-messages.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { answeringQuery, type Answering } from '../data.ts';
import { HistoryCard } from './history-card.tsx';
import { historyQuery } from './history-data.ts';
import { HistoryInPanel, HistoryLine } from './history-in-panel.tsx';
import { HistoryList } from './history-list.tsx';

const message: KeptMessage = {
  id: '01a00000-0000-7000-8000-000000000001',
  askedAt: '2026-11-20T20:00:00.000Z',
  childId: null,
  text: 'How much tummy time does she need?',
  answer: keptAnswer,
  isImported: false,
};
const off: ChatHistory = { keptSince: null, count: 0, messages: [], next: null };
const on: ChatHistory = { ...off, keptSince: '2026-11-01T15:00:00.000Z' };
const two: ChatHistory = {
  ...on,
  count: 2,
  messages: [message, { ...message, id: '01a00000-0000-7000-8000-000000000002', text: 'Is a nap at 5 p.m. too late?' }],
};
const failed = new CallFailed('offline');
const guide: Answering = { host: null, staysHere: true, agrees: null };

const card = (known: Loaded<ChatHistory>) => {
  const cache = aQueryCache();
  put(cache, historyQuery(), known);
  return wordsOf(markupWithin(cache, <HistoryCard />));
};
const list = (known: Loaded<ChatHistory>) => {
  const cache = aQueryCache();
  put(cache, historyQuery(), known);
  return wordsOf(markupWithin(cache, <HistoryList />));
};
const line = (known: Loaded<ChatHistory>, answering: Loaded<Answering> = guide) => {
  const cache = aQueryCache();
  put(cache, historyQuery(), known);
  put(cache, answeringQuery, answering);
  return wordsOf(markupWithin(cache, <HistoryLine />));
};
const inPanel = (known: Loaded<ChatHistory>, answering: Loaded<Answering> = guide, mayAsk = true) => {
  const cache = aQueryCache();
  put(cache, historyQuery(), known);
  put(cache, answeringQuery, answering);
  return wordsOf(markupWithin(cache, <HistoryInPanel mayAsk={mayAsk} />));
};

describe('[AI-02] the history of the chat in the settings', () => {
  test('is off, says what turning it on means, and has nothing to erase', () => {
    expect(card(off)).toContain('It is off: nothing of the chat is kept.');
    expect(card(off)).toContain('Other parents of your children cannot read it. Turn history on');
    expect(card(off)).not.toMatch(/Erase|Show/);
  });

  test('is on and empty', () => {
    expect(card(on)).toContain('On since November 1, 2026. Nothing is kept yet.');
    expect(card(on)).toContain('Turn history off');
    expect(card(on)).not.toMatch(/Erase|Show/);
  });

  test('says how much is kept and for how long, to be shown or erased', () => {
    expect(card(two)).toContain('2 messages are kept. Each is kept for 12 months, and the last 500 at most.');
    expect(card({ ...two, count: 1 })).toContain('One message is kept.');
    expect(card(two)).toContain('Turn history off Show messages Erase all');
  });

  test('says that it is loading, and that it could not be loaded', () => {
    expect(card(null)).toContain('Loading your chat history...');
    expect(card(failed)).toContain('Your chat history cannot be shown');
  });
});

describe('[AI-02] the kept messages', () => {
  test('stand one below the other with their time where the parent is', () => {
    expect(list(two)).toContain('How much tummy time does she need? November 20, 2026, 3:00 p.m.');
    expect(list(two)).toContain('Is a nap at 5 p.m. too late?');
    expect(list(two)).not.toContain('Show earlier ones');
  });

  test('have earlier ones', () => {
    expect(list({ ...two, next: message.id })).toContain('Show earlier ones');
  });

  test('are cut where they are long, between two characters', () => {
    const long = list({ ...two, messages: [{ ...message, text: '👶🏽'.repeat(300) }] });

    expect(long).toContain('…');
    expect(long.isWellFormed()).toBe(true);
    expect(long.length).toBeLessThan(400);
  });

  test('are none, loading or not to be had', () => {
    expect(list(on)).toBe('Nothing is kept yet.');
    expect(list(null)).toContain('Loading your chat history...');
    expect(list(failed)).toContain('Your chat history cannot be shown');
  });
});

describe('[AI-02] where a conversation begins', () => {
  test('a parent is told whether it is kept', () => {
    expect(inPanel(off)).toContain('Nothing is saved when you leave, unless you turn history on.');
    expect(inPanel(off)).toContain('Turn history on');
    expect(inPanel(two)).toBe(
      'Your history is on: your messages and their answers are saved, for you alone. Turn history off Show messages',
    );
  });

  test('nothing is said to whoever may not ask and keeps nothing', () => {
    expect(inPanel(off, guide, false)).toBe('');
    expect(inPanel(two, guide, false)).toContain('Show messages');
  });

  test('nothing is said before that is known, and a failure is', () => {
    expect(inPanel(null)).toBe('');
    expect(inPanel(failed)).toBe("We can't check your history setting right now.");
  });

  test('a line says so once messages stand', () => {
    expect(line(off)).toBe('Nothing is saved.');
    expect(line(on)).toBe('Your history is on.');
    expect(line(null, 'nobody')).toBe('Nothing is saved.');
    expect(line(null)).toBe('');
  });

  test('a visitor keeps nothing', () => {
    expect(inPanel(null, 'nobody')).toBe('Nothing is saved when you leave.');
  });
});
