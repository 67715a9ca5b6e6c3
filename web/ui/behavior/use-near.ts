import { useCallback, useState, type RefCallback } from 'react';
import { hasScreenWatch, whenNear } from './when-near.ts';

/** Near the viewport. Stays true once set; true after the first render where the browser cannot observe it. */
export function useNear(): [isNear: boolean, ref: RefCallback<HTMLElement>] {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    if (hasScreenWatch()) return whenNear(element, () => setNear(true));
    setNear(true);
    return undefined;
  }, []);
  return [isNear, ref];
}
