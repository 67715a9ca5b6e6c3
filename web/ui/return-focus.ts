import { useRef } from 'react';

/**
 * Gives focus back to what opened a dialog; to `#main` when that has gone with the row it stood in.
 * Radix does so only for its own triggers, and our dialogs are opened from state.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
