import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { beforeBack } from '../page/back.ts';

type Leaving = { readonly go: () => void };

/** State of the 'unsaved changes' question, and its answers. */
export type Unsaved = {
  readonly isAsked: boolean;
  readonly stay: () => void;
  readonly goOn: () => void;
  /** Runs at once if nothing is unsaved, otherwise asks. */
  readonly leave: (go: () => void) => void;
};

/**
 * Asks before leaving with unsaved input: by a button that calls `leave`, any link, logging out, Back, or closing the
 * page, where the browser asks in its own words.
 */
export function useUnsaved(isDirty: () => boolean): Unsaved {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const mayLeave = useRef(false);
  const isHeld = () => !mayLeave.current && isDirty();

  const holdPress = useEffectEvent((event: MouseEvent) => {
    // Ask again on each press, even after a navigation that did not leave the page.
    if (event.isTrusted) mayLeave.current = false;
    const wayOut = linkAway(event) ?? signOutButton(event);
    if (!wayOut || !isHeld()) return;
    event.preventDefault();
    event.stopPropagation();
    // An open menu would cover the dialog.
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    setLeaving({ go: () => wayOut.click() });
  });
  const holdPage = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isHeld()) event.preventDefault();
  });
  const holdBack = useEffectEvent((event: PopStateEvent, here: string) => {
    const isHere = new URL(here).pathname === location.pathname && new URL(here).search === location.search;
    if (isHere || !isHeld()) return;
    // The URL has already changed: restore it before the router notices.
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
    // Capture phase: runs before the links of menus, the bar and the router.
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
    leave: (go) => (isDirty() ? setLeaving({ go }) : go()),
  };
}

function signOutButton({ target }: MouseEvent): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>('button[data-action$="sign-out"]') : null;
}

function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  // A call or a mail leaves the page where it is, and an emergency does not wait for an answer.
  if (link.protocol === 'tel:' || link.protocol === 'mailto:') return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : link;
}
