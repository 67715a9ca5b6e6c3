import { useEffect, useRef } from 'react';

/** Scrolls a row sideways, never the page, to the button with an id. */
export function useChosenInView(chosenId: string) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = document.getElementById(chosenId);
    if (!row.current || !chosen) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [chosenId]);
  return row;
}
