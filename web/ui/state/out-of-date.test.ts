import { expect, test, vi } from 'vitest';
import { outOfDate } from './out-of-date.ts';

test('after an upgrade an open page says that it is out of date, and reloads when told to', () => {
  const reload = vi.fn<() => void>();
  const { title, action } = outOfDate(true, reload);

  expect(title).toBe('This page is out of date');
  expect(reload).not.toHaveBeenCalled();
  action?.onPick();
  expect(action?.label).toBe('Reload');
  expect(reload).toHaveBeenCalledOnce();
});

test('without a line nobody is asked to reload, which would take the page away', () => {
  expect(outOfDate(false, () => {})).toEqual({
    kind: 'problem',
    title: 'You are offline.',
    text: 'Please try again later.',
  });
});
