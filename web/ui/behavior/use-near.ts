import { useCallback, useState, type RefCallback } from 'react';
import { hasScreenWatch, nearCard, whenNear, type Nearness } from './when-near.ts';

/**
 * Near the viewport. Stays true once set; true after the first render where the browser cannot observe it.
 *
 * @param nearness the same at each render
 */
export function useNear(nearness: Nearness = nearCard): [isNear: boolean, ref: RefCallback<HTMLElement>] {
  const [isNear, setNear] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      if (hasScreenWatch()) return whenNear(element, () => setNear(true), nearness);
      setNear(true);
      return undefined;
    },
    [nearness],
  );
  return [isNear, ref];
}
