import type { KeyboardEvent } from 'react';

/**
 * Where an arrow key leads in a row of tabs.
 *
 * @param key a `KeyboardEvent.key`
 * @param at index of the tab that has focus
 * @param count how many tabs there are
 * @param isRightToLeft the row runs from right to left
 * @returns the index to go to, round the ends; nothing for a key that is not ours
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

/** Moves focus to a neighbor of the tab that has it. @returns the index that got it, if the key was ours */
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
