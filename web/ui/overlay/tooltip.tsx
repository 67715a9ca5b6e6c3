import { useEffect, useRef, type ReactNode } from 'react';
import { tooltipPlace } from './tooltip-place.ts';

export type TooltipProps = {
  text: ReactNode;
  anchor: HTMLElement;
  onClose: () => void;
};

/**
 * A short text beside an icon button. Hidden from screen readers, as it repeats the button's name.
 * Hovering keeps it open; Escape and scrolling close it.
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
