import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { afterFocusMoved } from '#web/client/after-focus-moved.ts';
import { createTooltipTiming } from './tooltip-timing.ts';

const timing = createTooltipTiming();

/**
 * When the tooltip of a button is open: once a pointer has rested on the button, or the keyboard has come to it.
 * Touch never opens one, so nothing that matters may stand in a tooltip alone.
 *
 * @returns the button while the tooltip is open, what the button listens to, and how to close
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
