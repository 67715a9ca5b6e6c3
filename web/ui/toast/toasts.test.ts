import { describe, expect, test, vi } from 'vitest';
import { createToasts, type Toasts } from './toasts.ts';

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

describe('while a dialog is open', () => {
  const removed = { title: 'Dose removed', stays: true };
  const titlesOf = (toasts: Toasts) => toasts.held().map(({ title }) => title);

  test('none is held, and one that stays comes back after the last dialog', () => {
    const toasts = createToasts();
    toasts.show(removed);
    const closeForm = toasts.makeWay();
    const closeQuestion = toasts.makeWay();
    closeForm();
    expect(titlesOf(toasts)).toEqual([]);
    closeQuestion();
    expect(titlesOf(toasts)).toEqual(['Dose removed']);
  });

  test('one that would have gone by itself does not come back', () => {
    const toasts = createToasts();
    toasts.show({ title: 'Child added' });
    toasts.makeWay()();
    expect(titlesOf(toasts)).toEqual([]);
  });

  test('a newer one takes the place of one that stays', () => {
    const toasts = createToasts();
    toasts.show(removed);
    const close = toasts.makeWay();
    toasts.show({ title: 'Measurement added' });
    close();
    expect(titlesOf(toasts)).toEqual(['Measurement added']);
  });

  test('one that was closed does not come back after the next dialog', () => {
    const toasts = createToasts();
    toasts.show(removed);
    toasts.makeWay()();
    for (const { id } of toasts.held()) toasts.dismiss(id);
    toasts.makeWay()();
    expect(titlesOf(toasts)).toEqual([]);
  });
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
