import { useEffect, useRef, useState, type RefObject } from 'react';
import { isTouched } from './is-touched.ts';

/** A way out of the page that waits for an answer. */
type Leaving = { readonly go: () => void };

/**
 * Holds whoever would leave a form in which something was typed: by a button that asks `leave`, by any link of the
 * page, or by closing it, where the browser asks in its own words.
 */
export function useUnsaved(form: RefObject<HTMLFormElement | null>) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const mayLeave = useRef(false);

  useEffect(() => {
    const isHeld = () => !mayLeave.current && isWritten(form.current);
    const holdLink = (event: MouseEvent) => {
      const link = linkAway(event);
      if (!link || !isHeld()) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving({ go: () => link.click() });
    };
    const holdPage = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault();
    };
    // In the capture phase, before the links of menus and the router hear of the press.
    document.addEventListener('click', holdLink, true);
    addEventListener('beforeunload', holdPage);
    return () => {
      document.removeEventListener('click', holdLink, true);
      removeEventListener('beforeunload', holdPage);
    };
  }, [form]);

  return {
    /** Whether it is being asked if what was typed may go. */
    isAsked: leaving !== null,
    stay: () => setLeaving(null),
    goOn: () => {
      mayLeave.current = true;
      setLeaving(null);
      leaving?.go();
    },
    /** Goes at once where nothing was typed, and asks otherwise. */
    leave: (go: () => void) => (isWritten(form.current) ? setLeaving({ go }) : go()),
  };
}

function isWritten(form: HTMLFormElement | null): boolean {
  return form !== null && isTouched([...form.elements].filter((element) => element instanceof HTMLInputElement));
}

/** The link to another page that a plain press follows in this window; null for anything else. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const isHere = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : link;
}
