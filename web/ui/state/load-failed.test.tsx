import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { LoadFailed } from './load-failed.tsx';

test('[UI-02] what cannot be loaded says so and can be tried again; of entries, of which there are none, it says nothing', () => {
  const query = { error: new CallFailed('offline'), isFetching: false, refetch: () => undefined };
  const markup = renderToStaticMarkup(<LoadFailed title="Failed to load profile" query={query} />);

  expect(wordsOf(markup)).toBe('Failed to load profile Try again');
});
