import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { afterFocusMoved } from '#web/client/form/after-focus-moved.ts';
import { isTabbing, watchTabbing } from './tabbing.ts';
import { createTooltipTiming } from './tooltip-timing.ts';

const timing = createTooltipTiming();

/**
 * Opens on hover and when Tab reaches the button, never on touch or on a focus that a script moved there: a tooltip
 * must not hold essential information, nor cover it.
 *
 * @returns the anchor while open, the button's handlers, and a close function
 */
export function useTooltip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = useRef(false);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    if (isOpen.current) timing.noteClosed(Date.now());
    isOpen.current = false;
    setAnchor(null);
  }, []);
  const openSoon = (button: HTMLElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      isOpen.current = true;
      setAnchor(button);
    }, timing.waitMs(Date.now()));
  };
  useEffect(() => {
    watchTabbing();
    return () => clearTimeout(timer.current);
  }, []);

  const listeners = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) =>
      pointerType !== 'touch' && openSoon(currentTarget),
    onPointerLeave: ({ relatedTarget }: PointerEvent<HTMLElement>) => {
      const isOnTooltip = relatedTarget instanceof Element && relatedTarget.closest('.tooltip') !== null;
      if (!isOnTooltip) close();
    },
    onPointerDown: close,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => isTabbing() && openSoon(currentTarget),
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      afterFocusMoved(() => {
        // The focus may be back already: a press of Tab and its return are faster than a busy browser's timers.
        if (document.activeElement !== currentTarget) close();
      }),
  };
  return { anchor, listeners, close };
}
