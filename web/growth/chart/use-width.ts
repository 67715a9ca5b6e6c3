import { useCallback, useState, type RefCallback } from 'react';

/** Element width in whole px; null until measured. */
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
