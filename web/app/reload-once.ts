/** How long after reloading by itself a page does not do so again. It holds no personal data: only when it was. */
const pauseMs = 60_000;
const key = 'reloaded-at-ms';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether loading the page anew may help where a part of it could not be loaded: an upgrade has taken the part's
 * file away. Without a line it would take the page away, and one that did not help need not be repeated.
 */
export function mayReload(isOnline: boolean, nowMs: number, memory: Memory): boolean {
  return isOnline && nowMs - Number(memory.getItem(key) ?? 0) >= pauseMs;
}

/** Notes that the page was reloaded by itself. */
export function noteReload(nowMs: number, memory: Memory): void {
  memory.setItem(key, String(nowMs));
}
