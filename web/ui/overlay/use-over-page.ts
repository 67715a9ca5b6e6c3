import { useRef, type RefObject } from 'react';
import { toasts } from '../toast/toasts.ts';

/**
 * What every dialog does as it lies over the page: takes toasts away, which would lie over its buttons, gives focus to
 * what is marked `data-focus-first`, else to its first control, and
 * when it closes gives focus back to what opened it; to `heir`, or else `#main`, when that has gone with the row it stood in.
 * Radix gives focus back only to its own triggers, and our dialogs are opened from state.
 */
export function useOverPage(heir?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      toasts.clear();
      const dialog = event.target instanceof Element ? event.target : null;
      const first = dialog?.querySelector<HTMLElement>('[data-focus-first]');
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const next = heir?.current ?? document.getElementById('main');
      const target = opener.current?.isConnected ? opener.current : next;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
