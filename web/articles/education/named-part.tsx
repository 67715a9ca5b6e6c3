import { useEffect, useState } from 'react';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';

/** Scrolls to the part of an article that the address names, and opens its fold. A browser does so only as it loads a page. */
export function NamedPart() {
  const isHydrated = useIsHydrated();
  const [isFromInside] = useState(isHydrated);
  useEffect(() => {
    if (!isFromInside) return undefined;
    // Each new page is scrolled to its top in the same turn.
    const frame = requestAnimationFrame(() => show(location.hash.slice(1)));
    return () => cancelAnimationFrame(frame);
  }, [isFromInside]);
  return null;
}

function show(id: string): void {
  const part = document.getElementById(id);
  const fold = part?.closest('details');
  if (fold) fold.open = true;
  part?.scrollIntoView();
}
