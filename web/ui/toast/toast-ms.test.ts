import { expect, test } from 'vitest';
import { toastMs } from './toast-ms.ts';

const action = { label: 'Undo', onPick: () => {} };

test.each([
  { toast: {}, ms: 4000, what: 'without an action' },
  { toast: { action }, ms: 10_000, what: 'whose action can be done elsewhere, too' },
  { toast: { action, stays: true }, ms: Infinity, what: 'whose action is only there' },
])('[decision 78] a toast $what stays $ms ms', ({ toast, ms }) => {
  expect(toastMs(toast)).toBe(ms);
});
