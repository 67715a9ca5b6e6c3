const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the part named in the URL and keeps it in view while content above loads, until the reader scrolls.
 *
 * @returns stops it
 */
export function scrollToAnchor(part: HTMLElement | null): (() => void) | undefined {
  if (part === null || location.hash !== `#${part.id}`) return undefined;
  part.focus({ preventScroll: true });
  const watch = new ResizeObserver(() => part.scrollIntoView());
  const stop = () => {
    watch.disconnect();
    for (const event of userEvents) removeEventListener(event, stop);
  };
  for (const event of userEvents) addEventListener(event, stop, { passive: true });
  watch.observe(document.body);
  return stop;
}
