import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { OneOrTwo, typedAnother } from './one-or-two.tsx';

const refused = (code: 'already-exists' | 'too-large', title: string) =>
  wordsOf(
    renderToStaticMarkup(
      <OneOrTwo failed={new CallFailed({ type: `/problems/${code}`, status: 409, code, title, requestId: 'a' })} />,
    ),
  );

test('[VAX-03] a dose that is recorded already within a few days is asked about', () => {
  expect(refused('already-exists', 'PCV is already marked as given on September 22, 2026.')).toBe(
    'One dose or two? PCV is already marked as given on September 22, 2026. If that is the same dose, leave it out here. There were two doses: keep both',
  );
});

test('another refusal asks nothing', () => {
  expect(refused('too-large', 'A child can have at most 300 doses.')).not.toContain('One dose or two?');
});

test('only what is said to be two is sent as two', () => {
  const checked = new FormData();
  checked.set('isAnother', 'on');

  expect(typedAnother(checked)).toEqual({ isAnother: true });
  expect(typedAnother(new FormData())).toEqual({});
});
