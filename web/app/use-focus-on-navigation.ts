import { useEffect, useRef } from 'react';

/** Moves the focus to the top of a new view instead of leaving it on the pressed link, except within a row of choices or a search. */
export function useFocusOnNavigation(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (document.activeElement?.closest('.tabs, .ranges, .search, .chips, .keeps-focus')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [address]);
}
