import { expect, test } from 'vitest';
import { daniel, me } from '#testing/web/replies.ts';
import { savedEarlierText } from './saved-earlier-text.ts';

const mine = { changedBy: me, reader: me };
const weight = { name: 'Weight', before: '8.5 kg', now: '8.6 kg' };
const note = { name: 'Note', before: 'none', now: 'after the bath', isOneSided: true } as const;
const noteByHand = { name: 'Note', before: 'none', now: 'not quite sure' };

test('says what was saved and what it would be changed to', () => {
  expect(savedEarlierText('entry', mine, [weight])).toEqual({
    title: 'Your earlier entry was saved: 8.5 kg. Change it to 8.6 kg?',
    listed: [],
  });
});

test('lists several differences, and one of nothing', () => {
  const title = 'Your earlier entry was saved. Change it?';

  expect(savedEarlierText('entry', mine, [weight, note])).toEqual({ title, listed: [weight, note] });
  expect(savedEarlierText('entry', mine, [note])).toEqual({ title, listed: [note] });
  expect(savedEarlierText('entry', mine, [])).toEqual({ title, listed: [] });
});

test('says a note that a parent began with a word for nothing', () => {
  expect(savedEarlierText('entry', mine, [noteByHand]).title).toBe(
    'Your earlier entry was saved: none. Change it to not quite sure?',
  );
});

test('names no figure once something else is typed', () => {
  expect(savedEarlierText('entry', mine, null)).toEqual({
    title: 'Your earlier entry was saved. Replace it with what is entered here now?',
    listed: [],
  });
});

test('a question is said as it was put', () => {
  const question = { name: 'Question', before: "'How much sleep?'", now: "'Do we need iron'" };

  expect(savedEarlierText('question', mine, [question]).title).toBe(
    "Your earlier question was saved: 'How much sleep?' Change it to 'Do we need iron'?",
  );
});

test('names another parent who has changed it since', () => {
  expect(savedEarlierText('entry', { changedBy: daniel, reader: me }, [weight]).title).toBe(
    'Your earlier entry was saved, and Daniel changed it since: 8.5 kg. Change it to 8.6 kg?',
  );
});
