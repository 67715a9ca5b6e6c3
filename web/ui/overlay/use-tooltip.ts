import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { afterFocusMoved } from '#web/client/form/after-focus-moved.ts';
import { createTooltipTiming } from './tooltip-timing.ts';

const timing = createTooltipTiming();

/**
 * Opens on hover or keyboard focus, never on touch: a tooltip must not hold essential information.
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
  useEffect(() => () => clearTimeout(timer.current), []);

  const listeners = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) =>
      pointerType !== 'touch' && openSoon(currentTarget),
    onPointerLeave: ({ relatedTarget }: PointerEvent<HTMLElement>) => {
      const isOnTooltip = relatedTarget instanceof Element && relatedTarget.closest('.tooltip') !== null;
      if (!isOnTooltip) close();
    },
    onPointerDown: close,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      currentTarget.matches(':focus-visible') && openSoon(currentTarget),
    onBlur: () => afterFocusMoved(close),
  };
  return { anchor, listeners, close };
}
