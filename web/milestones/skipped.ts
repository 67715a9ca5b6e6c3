import { useSyncExternalStore } from 'react';
import { remembered } from '#web/client/page/remembered.ts';
import { toasts } from '#web/ui/toast/toasts.ts';

/** Before the id of a child: ids of the milestones that were skipped. */
const NAME = 'milestones-skipped';

const none: ReadonlySet<string> = new Set();
/** By child; what a browser does not keep lasts for the visit. */
const skipped = new Map<string, ReadonlySet<string>>();
const listeners = new Set<() => void>();
let hasSaidForVisit = false;

/** Ids of the milestones of a child that were skipped in this browser; none as long as the server draws. */
export function useSkipped(childId: string): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => skippedOf(childId),
    () => none,
  );
}

/** @returns whether this browser has kept it */
function setSkipped(childId: string, milestoneId: string, isSkipped: boolean): boolean {
  const before = skippedOf(childId);
  const others = [...before].filter((id) => id !== milestoneId);
  const now = new Set(isSkipped ? [...others, milestoneId] : others);
  skipped.set(childId, now);
  const isKept = keep(childId, now);
  for (const listener of listeners) listener();
  return isKept;
}

/** That skips last for this visit; '' once it was said. */
function forVisitText(): string {
  if (hasSaidForVisit) return '';
  hasSaidForVisit = true;
  return 'This browser could not keep it: it is skipped until you close this page.';
}

/** Forgets what was read, as a new visit does. @internal */
export function forgetVisit(): void {
  skipped.clear();
  hasSaidForVisit = false;
}

/** @returns the same set as long as nothing has changed @internal */
export function skippedOf(childId: string): ReadonlySet<string> {
  const known = skipped.get(childId) ?? new Set(remembered(`${NAME} ${childId}`)?.split(' ').filter(Boolean));
  skipped.set(childId, known);
  return known;
}

function keep(childId: string, ids: ReadonlySet<string>): boolean {
  const name = `${NAME} ${childId}`;
  try {
    if (ids.size === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, [...ids].join(' '));
    return true;
  } catch {
    return false;
  }
}

/** Calls when something was skipped or restored, here or in another tab. @internal */
export function subscribe(changed: () => void): () => void {
  const readAgain = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith(NAME)) return;
    skipped.clear();
    changed();
  };
  listeners.add(changed);
  addEventListener('storage', readAgain);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', readAgain);
  };
}

type Skippable = { readonly id: string; readonly description: string };
type Of = { readonly id: string; readonly firstName: string };

/** Skips a milestone in this browser, or takes that back, and says so. */
export function skip({ id: childId, firstName }: Of, { id, description }: Skippable, isSkipped: boolean): void {
  const isKept = setSkipped(childId, id, isSkipped);
  const where = isSkipped ? 'You can find it in the Skipped tab' : 'Moved back to Upcoming';
  toasts.show({
    title: isSkipped ? 'Milestone skipped' : 'Milestone restored',
    text: [`${firstName}: ${description}.`, `${where}.`, !isKept && isSkipped && forVisitText()]
      .filter(Boolean)
      .join(' '),
    action: { label: 'Undo', onPick: () => skip({ id: childId, firstName }, { id, description }, !isSkipped) },
  });
}
