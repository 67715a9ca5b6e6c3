import { useEffect, useRef, type ReactNode } from 'react';
import { tooltipPlace } from './tooltip-place.ts';

export type TooltipProps = {
  text: ReactNode;
  /** What it names. */
  anchor: HTMLElement;
  onClose: () => void;
};

/**
 * A few words beside a button without any, above everything else. Read aloud it would only repeat the button's name.
 * It stays while the pointer rests on it; Escape closes it, and scrolling, which takes the button away from under it.
 */
export function Tooltip({ text, anchor, onClose }: TooltipProps) {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const tip = ref.current;
    if (!tip) return;
    tip.showPopover();
    const { left, top } = tooltipPlace(anchor.getBoundingClientRect(), tip.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    });
    tip.style.translate = `${left}px ${top}px`;
  }, [anchor]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', onClose, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', onClose, true);
    };
  }, [onClose]);

  return (
    <span ref={ref} className="tooltip" popover="manual" aria-hidden onPointerLeave={onClose}>
      {text}
    </span>
  );
}
