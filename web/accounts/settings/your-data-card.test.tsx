import { describe, expect, test } from 'vitest';
import type { Transfer, Transfers } from '#contract/accounts/transfers.ts';
import { aQueryCache, markupWithin, put } from '#testing/web/a-query-cache.tsx';
import { wordsOf } from '#testing/web/words-of.ts';
import { movedText, sizeText, transfersQuery } from './transfers.ts';
import { YourDataCard } from './your-data-card.tsx';

const waiting: Transfer = {
  id: '0197a000-0000-7000-8000-0000000000ee',
  status: 'waiting',
  done: 0,
  total: null,
  bytes: null,
  moved: null,
  refusal: null,
  madeAt: '2026-11-21T10:00:00.000Z',
  endedAt: null,
  expiresAt: '2026-11-28T10:00:00.000Z',
};
const moved = { children: 2, entries: [{ entry: 'measurement', count: 48 }], pictures: 3, leftOut: [] };

function card(transfers: Partial<Transfers> | null): string {
  const cache = aQueryCache();
  put(cache, transfersQuery, transfers && { export: null, readyExport: null, import: null, ...transfers });
  return markupWithin(cache, <YourDataCard />);
}

describe('[ACC-03] the card of the own data', () => {
  test('offers an export and an import, and says what each does', () => {
    const words = wordsOf(card({}));

    expect(words).toContain('Your data Everything you entered, for all your children. Prepare export');
    expect(words).toContain('Adds the children of an export to your account, as new ones.');
    expect(words).toContain('Choose the ZIP of an export first.');
  });

  test('says that an import turned the chat history on, and before that it may', () => {
    const done = (beganHistory?: true) =>
      wordsOf(
        card({
          import: { ...waiting, status: 'ready', moved: { ...moved, ...(beganHistory && { beganHistory }) } },
        }),
      );

    expect(done(true)).toContain('Your chat history is on now');
    expect(done()).not.toContain('Your chat history is on now');
    expect(done()).toContain('your chat history is turned on');
  });

  test('[UI-02] says that it is loading', () => {
    expect(wordsOf(card(null))).toContain('Loading your exports...');
  });

  test('shows how far an export is, to screen readers too, and offers no second one meanwhile', () => {
    const markup = card({ export: { ...waiting, status: 'running', done: 2, total: 5 } });

    expect(markup).toMatch(/<div role="status"[^>]*><div[^>]*><p>Preparing your export, 2 of 5.<\/p><progress/);
    expect(markup).toContain('value="0.4"');
    expect(markup).not.toContain('Prepare export');
  });

  test('one that is ready can be downloaded until its day', () => {
    const bytes = Math.round(4.2 * 1024 * 1024);
    const ready: Transfer = { ...waiting, status: 'ready', bytes, moved };
    const markup = card({ export: ready, readyExport: ready });

    expect(wordsOf(markup)).toContain(
      'Export ready, 4.2 MB. One ZIP with readable files and the pictures. It can be imported again. Kept until November 28. Download Prepare a new one',
    );
    // A plain link would lead past the question for the password.
    expect(markup).not.toContain('/api/exports/');
  });

  test('one that failed is announced and can be tried again', () => {
    const markup = card({ export: { ...waiting, status: 'failed', refusal: 'Please try again later.' } });

    expect(wordsOf(markup)).toContain(
      'The export could not be prepared. Please try again later. Nothing you entered is lost. Try again',
    );
    expect(markup).toMatch(/<div class="alert clay" role="alert">.*The export could not be prepared\./);
  });

  test('one that failed leaves an earlier one to download', () => {
    const failed: Transfer = { ...waiting, status: 'failed', refusal: 'Please try again later.' };
    const words = wordsOf(card({ export: failed, readyExport: { ...waiting, status: 'ready', bytes: 1024, moved } }));

    expect(words).toContain('Export ready');
    expect(words).toContain(
      'The export could not be prepared. Please try again later. Nothing you entered is lost. Download Try again',
    );
  });

  test('an import says what it brought, what it left out and why', () => {
    const leftOut = ['uploads/02.webp: this is no picture.'];
    const words = wordsOf(card({ import: { ...waiting, status: 'ready', moved: { ...moved, leftOut } } }));

    expect(words).toContain('Imported: 2 children, 48 measurements and 3 pictures.');
    expect(words).toContain('Left out: uploads/02.webp: this is no picture.');
  });

  test('one that was refused says why', () => {
    const words = wordsOf(
      card({ import: { ...waiting, status: 'failed', refusal: 'This ZIP holds too many files.' } }),
    );

    expect(words).toContain('Nothing was imported. This ZIP holds too many files.');
  });
});

test.each([
  [1, '1 KB'],
  [38_000, '37 KB'],
  [104_858, '0.1 MB'],
  [4_404_019, '4.2 MB'],
])('%d bytes read %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('[ACC-03] a kind without entries is not named', () => {
  const entries = [
    { entry: 'measurement', count: 2 },
    { entry: 'checkup', count: 0 },
  ];

  expect(movedText({ children: 1, entries, pictures: 0, leftOut: [] })).toBe('1 child, 2 measurements and 0 pictures');
});

test('one of each is in the singular', () => {
  const one = { children: 1, entries: [{ entry: 'measurement', count: 1 }], pictures: 1, leftOut: [] };

  expect(movedText(one)).toBe('1 child, 1 measurement and 1 picture');
});
