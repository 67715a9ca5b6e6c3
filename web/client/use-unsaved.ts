import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { beforeBack } from './back.ts';

/** A way out of the page that waits for an answer. */
type Leaving = { readonly go: () => void };

/** Whether it is being asked if what was typed may go, and what can be answered. */
export type Unsaved = {
  readonly isAsked: boolean;
  readonly stay: () => void;
  readonly goOn: () => void;
  /** Goes at once where nothing was typed, and asks otherwise. */
  readonly leave: (go: () => void) => void;
};

/**
 * Holds whoever would leave a form in which something was typed: by a button that asks `leave`, by any link of the
 * page, by logging out, by the browser's Back, or by closing the page, where the browser asks in its own words.
 *
 * @param isWritten whether the form says anything that would be lost
 */
export function useUnsaved(isWritten: () => boolean): Unsaved {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const mayLeave = useRef(false);
  const isHeld = () => !mayLeave.current && isWritten();

  const holdPress = useEffectEvent((event: MouseEvent) => {
    // What the parent presses is asked about anew, also after a way out that did not lead out.
    if (event.isTrusted) mayLeave.current = false;
    const wayOut = linkAway(event) ?? signOutButton(event);
    if (!wayOut || !isHeld()) return;
    event.preventDefault();
    event.stopPropagation();
    // An open menu would cover the question.
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    setLeaving({ go: () => wayOut.click() });
  });
  const holdPage = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isHeld()) event.preventDefault();
  });
  const holdBack = useEffectEvent((event: PopStateEvent, here: string) => {
    const isHere = new URL(here).pathname === location.pathname && new URL(here).search === location.search;
    if (isHere || !isHeld()) return;
    // The address has changed already: it is put back before the router hears of it.
    event.stopImmediatePropagation();
    history.pushState(null, '', here);
    setLeaving({ go: () => history.back() });
  });

  useEffect(() => {
    let here = location.href;
    const onInput = () => {
      here = location.href;
    };
    const onPress = (event: MouseEvent) => holdPress(event);
    const onPage = (event: BeforeUnloadEvent) => holdPage(event);
    const endBack = beforeBack((event) => holdBack(event, here));
    document.addEventListener('input', onInput, true);
    // The first to hear of it, before the links of menus, the bar and the router.
    addEventListener('click', onPress, true);
    addEventListener('beforeunload', onPage);
    return () => {
      document.removeEventListener('input', onInput, true);
      removeEventListener('click', onPress, true);
      removeEventListener('beforeunload', onPage);
      endBack();
    };
  }, []);

  return {
    isAsked: leaving !== null,
    stay: () => setLeaving(null),
    goOn: () => {
      mayLeave.current = true;
      setLeaving(null);
      leaving?.go();
    },
    leave: (go) => (isWritten() ? setLeaving({ go }) : go()),
  };
}

/** The button that was pressed to log out; null for anything else. */
function signOutButton({ target }: MouseEvent): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>('button[data-action$="sign-out"]') : null;
}

/** The link to another page that a plain press follows in this window; null for anything else. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : link;
}
