import { expect, test } from 'vitest';
import { toastPlace } from './toast-place.ts';

test.each([
  { where: 'a wide screen', isPhone: false, isRightToLeft: false, position: 'bottom-right' },
  { where: 'a wide screen read from the right', isPhone: false, isRightToLeft: true, position: 'bottom-left' },
  { where: 'a phone', isPhone: true, isRightToLeft: false, position: 'bottom-center' },
])('[decision 78] on $where toasts show at $position', ({ isPhone, isRightToLeft, position }) => {
  expect(toastPlace(isPhone, isRightToLeft).position).toBe(position);
});

test('[decision 78] toasts stand above what a phone keeps for its own gestures', () => {
  expect(toastPlace(true, false).mobileOffset.bottom).toContain('safe-area-inset-bottom');
});
