import type { KeyboardEvent } from 'react';

/**
 * @param key a `KeyboardEvent.key`
 * @param at index of the focused tab
 * @returns the index to focus, wrapping around; undefined for other keys
 */
export function arrowTarget(key: string, at: number, count: number, isRightToLeft = false): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (at + 1) % count;
    case back:
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Moves the focus to a neighboring tab. @returns its index, if the key was an arrow key */
export function moveFocus(event: KeyboardEvent<HTMLElement>): number | undefined {
  const row = event.currentTarget.parentElement;
  if (!row) return undefined;
  const tabs = [...row.children].filter((tab) => tab instanceof HTMLElement);
  const isRightToLeft = getComputedStyle(row).direction === 'rtl';
  const target = arrowTarget(event.key, tabs.indexOf(event.currentTarget), tabs.length, isRightToLeft);
  if (target === undefined) return undefined;
  event.preventDefault();
  tabs[target]?.focus();
  return target;
}
