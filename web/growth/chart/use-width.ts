import { useCallback, useState, type RefCallback } from 'react';

/** The width that an element has on the screen, in whole pixels; null until it is there. */
export function useWidth(): [width: number | null, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || null));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
