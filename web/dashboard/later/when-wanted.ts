import type { QueryClient } from '@tanstack/react-query';
import { hasScreenWatch, whenNear } from '#web/ui/behavior/when-near.ts';

const controls = 'a, button, label, input, select, summary';

/** What can be pressed or focused, in its order. */
export function controlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(controls)];
}

/**
 * Asks for what the server has drawn once it comes near the screen, is touched or has the focus. A link works by itself;
 * the press of anything else is held.
 *
 * @returns stops
 */
export function whenWanted(drawn: Element, ask: () => void, hold: (control: HTMLElement) => void): () => void {
  const press = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control || control instanceof HTMLAnchorElement) return;
    event.preventDefault();
    event.stopPropagation();
    control.dataset['held'] = '';
    hold(control);
    ask();
  };
  const first = drawn.firstElementChild;
  const stopWatching = first && hasScreenWatch() ? whenNear(first, ask) : ask();
  const asking = ['pointerdown', 'focusin'] as const;
  for (const event of asking) drawn.addEventListener(event, ask);
  drawn.addEventListener('click', press);
  return () => {
    stopWatching?.();
    for (const event of asking) drawn.removeEventListener(event, ask);
    drawn.removeEventListener('click', press);
  };
}

/** Once something about the child, or by a parent, is newer than what was drawn. @returns stops */
export function whenChanged(queries: QueryClient, childId: string, ask: () => void): () => void {
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const key: unknown = event.query.queryKey;
      if (Array.isArray(key) && key.includes(childId)) ask();
    }),
    queries.getMutationCache().subscribe(({ type }) => {
      if (type === 'updated') ask();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Once nothing in it waits. @returns stops */
export function whenCalm(element: Element, then: () => void): () => void {
  const look = () => {
    if (element.querySelector('[aria-busy="true"]')) return;
    observer.disconnect();
    then();
  };
  const observer = new MutationObserver(look);
  observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
  look();
  return () => observer.disconnect();
}
