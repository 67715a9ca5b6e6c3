import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Measurement } from '#contract/growth.ts';
import { measured } from '#testing/web/replies.ts';

import { storedAs } from '../calls/stored-as.ts';
import { useEntry } from './use-entry.ts';

function entryOf(measurement: Measurement | null): ReturnType<typeof useEntry<Measurement | null>> {
  const found: ReturnType<typeof useEntry<Measurement | null>>[] = [];
  function Form() {
    found.push(useEntry(measurement, storedAs(Measurement)));
    return null;
  }
  renderToStaticMarkup(<Form />);
  const [entry] = found;
  if (!entry) throw new Error('The form was not shown');
  return entry;
}

test('a stored entry is sent with the version that was seen, and no id', () => {
  const stored = { ...measured('2026-10-22'), version: 4 };
  const entry = entryOf(stored);

  expect(entry.mark()).toEqual({ version: 4 });
  expect([entry.isNew(), entry.id()]).toEqual([false, stored.id]);
});

test('a new entry is sent with the same id each time, so that it is not added twice', () => {
  const entry = entryOf(null);

  expect(entry.mark()).toEqual({ id: entry.id() });
  expect(entry.isNew()).toBe(true);
});
