import { useEffect, useEffectEvent } from 'react';

/** Calls when Escape is pressed, unless a dialog is open, which it closes first. */
export function useEscape(onEscape: () => void): void {
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && document.querySelector('dialog[open]') === null) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
