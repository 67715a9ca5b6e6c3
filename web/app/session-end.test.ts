import { beforeEach, expect, test, vi } from 'vitest';
import type { NewToast } from '#web/ui/toast/toasts.ts';
import { takeReload } from './reload-once.ts';
import { sessionEnd } from './session-end.ts';

const steps: string[] = [];
const kept = new Map<string, string>();
let nowMs = Date.parse('2026-11-21T09:00:00Z');
const show = vi.fn<(toast: NewToast) => void>();

const inMap = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

type Opened = { hasUnsavedInput?: boolean; path?: string; memory?: typeof inMap };

/** As it is after each load. */
const page = ({ hasUnsavedInput = false, path = '/education', memory = inMap }: Opened = {}) =>
  sessionEnd({
    hasUnsavedInput: () => hasUnsavedInput,
    takeReload: () => takeReload(nowMs, memory),
    isAfterLogin: () => path === '/dashboard',
    forget: () => void steps.push('forget'),
    reload: () => void steps.push('reload'),
    signIn: () => void steps.push('sign in'),
    show,
  });

beforeEach(() => {
  steps.length = 0;
  kept.clear();
  show.mockClear();
});

test('[AUTH-11] a session that ended elsewhere leaves nothing of the child on the screen', () => {
  page()();

  expect(steps).toEqual(['forget', 'reload']);
  expect(show).not.toHaveBeenCalled();
});

test('[AUTH-11] typed text stays, and the parent is asked to log in again', () => {
  page({ hasUnsavedInput: true })();

  expect(steps).toEqual([]);
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'problem', title: 'You have been logged out. Please log in again.' }),
  );
});

test('a browser that refuses storage is led to the login, too', () => {
  page({
    memory: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  })();

  expect(steps).toEqual(['forget', 'reload']);
});

test('several refusals of one page load it once', () => {
  const end = page();
  for (const _ of [1, 2, 3]) end();

  expect(steps).toEqual(['forget', 'reload']);
});

test('a page that is refused again after it was loaded leads to the login, whose page stays and says so', () => {
  for (const path of ['/education', '/education', '/dashboard', '/dashboard']) page({ path })();

  expect(steps).toEqual(['forget', 'reload', 'forget', 'sign in']);
  expect(show).toHaveBeenCalledTimes(2);
});

test('[AUTH-11] the next session that ends loads the page once again', () => {
  page()();
  nowMs += 60_000;
  page()();

  expect(steps).toEqual(['forget', 'reload', 'forget', 'reload']);
});
