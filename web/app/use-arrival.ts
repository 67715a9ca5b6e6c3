import { useEffect, useRef } from 'react';

/**
 * After going to another view, reading goes on at its top, not at the link that was pressed; but whoever
 * walks along a row of tabs stays in it.
 *
 * @param address names the view
 */
export function useArrival(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (document.activeElement?.closest('.tabs')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [address]);
}
