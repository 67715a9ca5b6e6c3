export type Nearness = {
  /** Distance from the viewport that still counts as near, in CSS pixels. */
  readonly marginPx: number;
  /** How much of the element must be that near, from 0 for any of it to 1. */
  readonly share: number;
  /** Whether any key press counts, too, which may be a search or keyboard navigation. */
  readonly onAnyKey: boolean;
};

export const nearCard: Nearness = { marginPx: 100, share: 0, onAnyKey: true };

/** Whether the browser supports IntersectionObserver. */
export function hasScreenWatch(): boolean {
  return 'IntersectionObserver' in globalThis;
}

/** Also before printing. @returns unsubscribes */
export function whenNear(
  element: Element,
  come: () => void,
  { marginPx, share, onAnyKey }: Nearness = nearCard,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // Some browsers tell of a first glance, too, which is less than the share.
      if (entries.some((seen) => seen.isIntersecting && seen.intersectionRatio >= share)) arrive();
    },
    { rootMargin: `${marginPx}px`, threshold: share },
  );
  const stop = () => {
    observer.disconnect();
    removeEventListener('keydown', arrive);
    removeEventListener('beforeprint', arrive);
  };
  const arrive = () => {
    stop();
    come();
  };
  observer.observe(element);
  if (onAnyKey) addEventListener('keydown', arrive);
  addEventListener('beforeprint', arrive);
  return stop;
}
