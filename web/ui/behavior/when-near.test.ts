import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasScreenWatch, whenNear } from './when-near.ts';

type Seen = { isIntersecting: boolean; intersectionRatio: number };

const notSeen = { isIntersecting: false, intersectionRatio: 0 };
const barelySeen = { isIntersecting: true, intersectionRatio: 0.05 };

let page: EventTarget;
let look: (entries: Seen[]) => void;
let watched: IntersectionObserverInit | undefined;
const disconnect = vi.fn<() => void>();
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const card = {} as Element;

beforeEach(() => {
  page = new EventTarget();
  disconnect.mockReset();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = disconnect;
      constructor(tell: typeof look, how?: IntersectionObserverInit) {
        look = tell;
        watched = how;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  { event: 'it comes near the screen', happens: () => look([barelySeen]) },
  { event: 'a key is pressed', happens: () => page.dispatchEvent(new Event('keydown')) },
  { event: 'the page is printed', happens: () => page.dispatchEvent(new Event('beforeprint')) },
])('[DASH-01] a part below the screen is loaded when $event', ({ happens }) => {
  const come = vi.fn<() => void>();
  whenNear(card, come);

  look([notSeen]);
  expect(come).not.toHaveBeenCalled();
  happens();

  expect(come).toHaveBeenCalledOnce();
});

test('[ART-02] a picture is loaded once a tenth of it is within 50 pixels of the screen, and by no key', () => {
  const come = vi.fn<() => void>();
  whenNear(card, come, { marginPx: 50, share: 0.1, onAnyKey: false });

  look([barelySeen]);
  page.dispatchEvent(new Event('keydown'));
  expect(come).not.toHaveBeenCalled();
  look([{ isIntersecting: true, intersectionRatio: 0.1 }]);

  expect(come).toHaveBeenCalledOnce();
  expect(watched).toEqual({ rootMargin: '50px', threshold: 0.1 });
});

test('once it has come near, the page has no more listeners', () => {
  const come = vi.fn<() => void>();
  whenNear(card, come);
  look([barelySeen]);

  page.dispatchEvent(new Event('keydown'));
  page.dispatchEvent(new Event('beforeprint'));

  expect(come).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('a part removed from the page is not loaded any more', () => {
  const come = vi.fn<() => void>();
  whenNear(card, come)();

  page.dispatchEvent(new Event('keydown'));
  page.dispatchEvent(new Event('beforeprint'));

  expect(come).not.toHaveBeenCalled();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('a browser that cannot tell what is on the screen is known', () => {
  expect(hasScreenWatch()).toBe(true);
  vi.unstubAllGlobals();
  expect(hasScreenWatch()).toBe(false);
});
