import { expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

test('[UI-01] one toast is held: a newer one takes its place', () => {
  const toasts = createToasts();
  toasts.show({ title: 'Child added' });
  toasts.show({ title: 'Measurement added' });
  expect(toasts.held().map(({ title }) => title)).toEqual(['Measurement added']);
});

test('a toast that was replaced can be dismissed without taking the newer one away', () => {
  const toasts = createToasts();
  const first = toasts.show({ title: 'Child added' });
  toasts.show({ title: 'Measurement added' });
  toasts.dismiss(first);
  expect(toasts.held()).toHaveLength(1);
});

test('all toasts can be cleared', () => {
  const toasts = createToasts();
  toasts.show({ title: 'Child added' });
  toasts.clear();
  expect(toasts.held()).toEqual([]);
});

test('a listener hears of each change, until it unsubscribes', () => {
  const toasts = createToasts();
  const listener = vi.fn<() => void>();
  const stop = toasts.subscribe(listener);
  const id = toasts.show({ title: 'Child added', kind: 'problem' });
  toasts.dismiss(id);
  stop();
  toasts.show({ title: 'Measurement added' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a toast says that something is done unless it is a problem', () => {
  const toasts = createToasts();
  toasts.show({ title: 'Child added' });
  expect(toasts.held()[0]?.kind).toBe('done');
});
