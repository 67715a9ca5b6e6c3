import { useCallback, useState, type RefCallback } from 'react';
import { hasScreenWatch, whenNear } from './when-near.ts';

/**
 * Near the viewport, or needed for another reason. Stays true once set; true from the start where the browser cannot
 * observe it.
 */
export function useNear(): [isNear: boolean, ref: RefCallback<HTMLElement>] {
  const [isNear, setNear] = useState(() => !hasScreenWatch());
  const ref = useCallback(
    (element: HTMLElement | null) => (element && hasScreenWatch() ? whenNear(element, () => setNear(true)) : undefined),
    [],
  );
  return [isNear, ref];
}
