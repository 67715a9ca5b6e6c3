import { useRef, type RefObject } from 'react';
import { toasts } from '../toast/toasts.ts';

/**
 * Shared behavior of dialogs: takes toasts away, which would cover the buttons; focuses `data-focus-first`, else the
 * first control, but the dialog where its title would be scrolled out of view for that; on close returns the focus to
 * the opener or, if that is gone, to `fallbackFocus` or `#main`. Radix restores the focus only to its own triggers, and
 * our dialogs are opened from state.
 */
export function useModal(fallbackFocus?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  const closed = useRef<() => void>(undefined);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      closed.current = toasts.makeWay();
      const dialog = event.target instanceof HTMLElement ? event.target : null;
      const first = dialog?.querySelector<HTMLElement>('[data-focus-first]');
      if (!dialog || !first) return;
      event.preventDefault();
      if (scrollsWhole(dialog) && isBelowScreen(first)) dialog.focus();
      else first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      closed.current?.();
      closed.current = undefined;
      const next = fallbackFocus?.current ?? document.getElementById('main');
      // One that opened by itself has no opener.
      const isThere = opener.current?.isConnected && opener.current !== document.body;
      const target = isThere ? opener.current : next;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}

/** As with large text. */
function scrollsWhole(dialog: HTMLElement): boolean {
  return dialog.scrollHeight > dialog.clientHeight;
}

function isBelowScreen(control: HTMLElement): boolean {
  return control.getBoundingClientRect().bottom > innerHeight;
}
