const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Leads to the part of a page that its address names. What stands above it may still load and move it: it is kept in
 * view until somebody moves by themselves.
 *
 * @returns how to stop
 */
export function arriveAt(part: HTMLElement | null): (() => void) | undefined {
  if (part === null || location.hash !== `#${part.id}`) return undefined;
  part.focus({ preventScroll: true });
  const watch = new ResizeObserver(() => part.scrollIntoView());
  const stop = () => {
    watch.disconnect();
    for (const move of ownMoves) removeEventListener(move, stop);
  };
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  watch.observe(document.body);
  return stop;
}
