import { afterEach, expect, test, vi } from 'vitest';
import { notLoaded, whyNotLoaded } from './out-of-date.ts';

afterEach(() => vi.unstubAllGlobals());

test('after an upgrade an open page says that it is out of date, and reloads on request', () => {
  const reload = vi.fn<() => void>();
  const { title, action } = notLoaded('gone', reload);

  expect(title).toBe('This page is out of date');
  expect(reload).not.toHaveBeenCalled();
  action?.onPick();
  expect(action?.label).toBe('Reload');
  expect(reload).toHaveBeenCalledOnce();
});

test('without a connection it does not offer to reload, which would lose the page', () => {
  expect(notLoaded('offline', () => {})).toEqual({
    kind: 'problem',
    title: 'You are offline.',
    text: 'Please try again later.',
  });
});

test('a page that the server still has is not called out of date', () => {
  expect(notLoaded('there', () => {})).toEqual({
    kind: 'problem',
    title: 'This did not load',
    text: 'Please try again later.',
  });
});

const answering = (statusOf: (address: string) => number | Error) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<(address: string) => Promise<Response>>(async (address) => {
      const status = statusOf(address);
      if (status instanceof Error) throw status;
      return new Response(null, { status });
    }),
  );
const scripts = ['/assets/tiny-1.js', '/assets/boot-1.js'];

test.each([
  { what: 'gone', when: 'the server has one of its scripts no more', of: { tiny: 200, boot: 404 } },
  { what: 'there', when: 'the server has them all', of: { tiny: 200, boot: 200 } },
  { what: 'there', when: 'the server is busy', of: { tiny: 200, boot: 503 } },
])('a page is $what if $when', async ({ what, of }) => {
  answering((address) => (address.includes('boot') ? of.boot : of.tiny));
  expect(await whyNotLoaded(true, scripts)).toBe(what);
});

test('who gets no answer is offline, whatever the browser says', async () => {
  answering(() => new TypeError('Failed to fetch'));
  expect(await whyNotLoaded(true, scripts)).toBe('offline');
  expect(await whyNotLoaded(false, scripts)).toBe('offline');
});
