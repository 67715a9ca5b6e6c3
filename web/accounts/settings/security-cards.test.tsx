import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SecurityEventKind, type SecurityEvent } from '#contract/accounts/security-events.ts';
import type { Session } from '#contract/accounts/sessions.ts';
import { problems } from '#contract/problem.ts';
import { day } from '#domain/time/day.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import type { Query } from '#web/client/calls/put-answer.ts';
import { eventText } from './event-texts.ts';
import { momentInText, momentText } from './moment-text.ts';
import { SecurityEventsCard } from './security-events-card.tsx';
import { eventsQuery, sessionsQuery } from './settings-data.ts';
import { SessionsCard } from './sessions-card.tsx';

const now = '2026-11-21T15:00:00.000Z';
afterEach(() => vi.useRealTimers());

const here: Session = { id: 'a', device: 'Phone, Firefox', madeAt: now, usedAt: now, isThis: true };
const tablet: Session = {
  id: 'b',
  device: 'Tablet, Safari',
  madeAt: '2026-10-01T12:00:00.000Z',
  usedAt: '2026-11-03T12:00:00.000Z',
  isThis: false,
};

function words<Data>(card: ReactElement, query: Query<Data>, loaded: Loaded<NoInfer<Data>>): string {
  vi.useFakeTimers({ now: new Date(now) });
  const cache = aQueryCache();
  put(cache, query, loaded);
  return wordsOf(markupWithin(cache, card));
}

const failed = new CallFailed({
  type: '/problems/unavailable',
  requestId: 'r',
  code: 'unavailable',
  ...problems.unavailable,
});

describe('[AUTH-11] where a parent is logged in', () => {
  const shown = (loaded: Loaded<Session[]>) => words(<SessionsCard />, sessionsQuery, loaded);

  test('names each device, when it was used last, and which is this one', () => {
    const text = shown([here, tablet]);

    expect(text).toContain('Phone, Firefox This device Logged in today, 10:00 a.m. · active now');
    expect(text).toContain('Tablet, Safari Logged in October 1, 2026 · last used November 3, 2026 Log out');
    expect(text).toContain('Log out everywhere else Log out everywhere');
  });

  test('offers no end of other sessions where there are none', () => {
    expect(shown([here])).not.toContain('everywhere else');
    expect(shown([here])).toContain('Log out everywhere');
  });

  test('says when it cannot be shown, and can be ended all the same', () => {
    expect(shown(failed)).toContain('Your devices cannot be shown');
    expect(shown(failed)).toContain('Try again');
    expect(shown(null)).toContain('Loading your devices...');
    expect(shown(null)).toContain('Log out everywhere');
  });
});

describe('[AUTH-11] the security events of an account', () => {
  const shown = (loaded: Loaded<SecurityEvent[]>) => words(<SecurityEventsCard />, eventsQuery, loaded);
  const event = (id: number): SecurityEvent => ({
    id: String(id),
    kind: 'logged-in',
    detail: null,
    device: `Phone ${id}`,
    at: now,
  });

  test('shows the first five, and the others when they are asked for', () => {
    const text = shown(Array.from({ length: 6 }, (_, id) => event(id)));

    expect(text).toContain('Logged in. Phone 4 Today, 10:00 a.m.');
    expect(text).not.toContain('Phone 5');
    expect(text).toContain('Show all');
  });

  test.each([
    { data: [event(1)], text: 'Logged in. Phone 1', without: 'Show all' },
    { data: [], text: 'Nothing yet.', without: 'Show all' },
    { data: failed, text: 'Security events cannot be shown', without: 'Show all' },
    { data: null, text: 'Loading security events...', without: 'Try again' },
  ])('$text', ({ data, text, without }) => {
    expect(shown(data)).toContain(text);
    expect(shown(data)).not.toContain(without);
  });

  test('has words for every kind of event, and a name or an address where there is one', () => {
    const said = SecurityEventKind.options.map((kind) => eventText({ kind, detail: null, device: 'App' }));

    expect(new Set(said).size).toBe(SecurityEventKind.options.length);
    expect(eventText({ kind: 'invitation-sent', detail: 'ruth@example.org', device: 'App' })).toBe(
      'Invitation sent to ruth@example.org. App',
    );
    expect(eventText({ kind: 'access-removed', detail: 'Ruth', device: 'App' })).toBe('Access of Ruth removed. App');
    expect(eventText({ kind: 'access-lost', detail: null, device: 'Another parent' })).toBe(
      'Your access to a child was removed by another parent',
    );
  });
});

test.each([
  { at: '2026-11-21T15:00:00.000Z', text: 'Today, 10:00 a.m.', inText: 'today, 10:00 a.m.' },
  { at: '2026-11-21T21:05:00.000Z', text: 'Today, 4:05 p.m.', inText: 'today, 4:05 p.m.' },
  { at: '2026-11-21T04:59:00.000Z', text: 'Nov 20, 2026', inText: 'November 20, 2026' },
])('[decision 17] $at is $text for a parent in New York', ({ at, text, inText }) => {
  const today = day('2026-11-21');

  expect(wordsOf(momentText(at, today, 'America/New_York'))).toBe(text);
  expect(wordsOf(momentInText(at, today, 'America/New_York'))).toBe(inText);
});
