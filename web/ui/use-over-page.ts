import { useRef, type RefObject } from 'react';
import { toasts } from './toasts.ts';

/**
 * What every dialog does as it lies over the page: takes toasts away, which would lie over its buttons, and
 * when it closes gives focus back to what opened it; to `heir`, or else `#main`, when that has gone with the row it stood in.
 * Radix gives focus back only to its own triggers, and our dialogs are opened from state.
 */
export function useOverPage(heir?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
      toasts.clear();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const next = heir?.current ?? document.getElementById('main');
      const target = opener.current?.isConnected ? opener.current : next;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
