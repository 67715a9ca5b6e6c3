type Box = Pick<DOMRect, 'top' | 'bottom'>;
type Seen = Pick<VisualViewport, 'offsetTop' | 'height' | 'scale'>;

/** What of a box on the screen lies outside of what is seen; nothing while a parent zooms in. */
export function hiddenPx({ top, bottom }: Box, { offsetTop, height, scale }: Seen): { above: number; below: number } {
  if (scale > 1.01) return { above: 0, below: 0 };
  return { above: Math.max(0, offsetTop - top), below: Math.max(0, bottom - offsetTop - height) };
}

/**
 * Keeps a sheet above the keyboard of a phone whose browser leaves the page its size, as Safari does. A ref of what
 * fills the screen behind the sheet.
 */
export function keepAboveKeyboard(modal: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!modal || !seen) return undefined;
  const place = () => {
    const { above, below } = hiddenPx(modal.getBoundingClientRect(), seen);
    modal.style.setProperty('--above', `${above}px`);
    modal.style.setProperty('--keyboard', `${below}px`);
    const focused = document.activeElement;
    if (below > 0 && modal.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  };
  seen.addEventListener('resize', place);
  seen.addEventListener('scroll', place);
  return () => {
    seen.removeEventListener('resize', place);
    seen.removeEventListener('scroll', place);
  };
}
