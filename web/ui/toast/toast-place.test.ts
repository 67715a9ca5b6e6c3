import { expect, test } from 'vitest';
import { toastPlace } from './toast-place.ts';

test.each([
  { where: 'a wide screen', isPhone: false, isRightToLeft: false, position: 'bottom-right' },
  { where: 'a wide screen read from the right', isPhone: false, isRightToLeft: true, position: 'bottom-left' },
  {
    where: 'a phone, whose sheets have their buttons at the bottom',
    isPhone: true,
    isRightToLeft: false,
    position: 'top-center',
  },
])('on $where toasts show at $position', ({ isPhone, isRightToLeft, position }) => {
  expect(toastPlace(isPhone, isRightToLeft).position).toBe(position);
});
