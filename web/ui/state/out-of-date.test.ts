import { expect, test, vi } from 'vitest';
import { outOfDate } from './out-of-date.ts';

test('after an upgrade an open page says that it is out of date, and reloads on request', () => {
  const reload = vi.fn<() => void>();
  const { title, action } = outOfDate(true, reload);

  expect(title).toBe('This page is out of date');
  expect(reload).not.toHaveBeenCalled();
  action?.onPick();
  expect(action?.label).toBe('Reload');
  expect(reload).toHaveBeenCalledOnce();
});

test('without a connection it does not offer to reload, which would lose the page', () => {
  expect(outOfDate(false, () => {})).toEqual({
    kind: 'problem',
    title: 'You are offline.',
    text: 'Please try again later.',
  });
});
