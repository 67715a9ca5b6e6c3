import { describe, expect, test } from 'vitest';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { answeringQuery, type Answering } from '../data.ts';
import { ConsentCard } from './consent-card.tsx';
import { ConsentChoiceCard } from './consent-choice-card.tsx';
import { ConsentScreen } from './consent-screen.tsx';

const host = 'ai.example.org';

const card = (answering: Loaded<Answering>) => {
  const cache = aQueryCache();
  put(cache, answeringQuery, answering);
  return wordsOf(markupWithin(cache, <ConsentCard />));
};

describe('[AI-04] who may read messages stands in the settings', () => {
  test.each([
    ['before it is asked', null, `Nothing is sent to ${host} yet.`, `Allow sending to ${host}`],
    ['once it is allowed', true, `Your messages may be sent to ${host}`, `Stop sending to ${host}`],
    ['once it is declined', false, `Nothing is sent to ${host}. The built-in guide`, `Allow sending to ${host}`],
  ])('%s, and can be changed there', (_, agrees, said, verb) => {
    const words = wordsOf(markupWithin(aQueryCache(), <ConsentChoiceCard host={host} agrees={agrees} />));

    expect(words).toContain(said);
    expect(words).toContain('names, dates of birth, notes, your email address');
    expect(words.endsWith(verb)).toBe(true);
  });

  test.each<[string, Loaded<Answering>]>([
    ['with the built-in guide alone', { host: null, staysHere: false, agrees: null }],
    ['with a model on this server', { host: 'localhost', staysHere: true, agrees: null }],
    ['as long as it is not known', null],
    ['after a logout', 'nobody'],
  ])('but not %s, where there is nothing to choose', (_, answering) => {
    expect(card(answering)).toBe('');
  });

  test('and that it could not be loaded', () => {
    expect(card(new CallFailed('offline'))).toContain('Your choice about the language model cannot be shown');
  });
});

test('[AI-04] before a message is sent elsewhere it is said to whom, what, and how to decline', () => {
  const words = wordsOf(markupWithin(aQueryCache(), <ConsentScreen host={host} onDone={() => {}} />));

  expect(words).toMatch(/^Send your messages to ai\.example\.org\? .* Sent to ai\.example\.org .* Never sent /);
  expect(words).toContain('If you decline, the built-in guide answers on this server.');
  expect(words).toMatch(/Allow Keep the built-in guide$/);
});
