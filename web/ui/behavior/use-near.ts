import { useCallback, useState, type RefCallback } from 'react';
import { hasScreenWatch, whenNear } from './when-near.ts';

/**
 * Whether something is near the screen, or wanted for another reason, and so worth loading; from the start where a
 * browser cannot tell. Once it is, it stays so.
 */
export function useNear(): [isNear: boolean, ref: RefCallback<HTMLElement>] {
  const [isNear, setNear] = useState(() => !hasScreenWatch());
  const ref = useCallback(
    (element: HTMLElement | null) => (element && hasScreenWatch() ? whenNear(element, () => setNear(true)) : undefined),
    [],
  );
  return [isNear, ref];
}
