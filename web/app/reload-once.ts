/** Minimum time between automatic reloads. Stores only the time of the last one, no personal data. */
const pauseMs = 60_000;
const key = 'reloaded-at-ms';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether a reload may fix a part that failed to load because an upgrade removed its file. Not offline, which would
 * lose the page, and not again right after a reload that did not help.
 */
export function mayReload(isOnline: boolean, nowMs: number, memory: Memory): boolean {
  return isOnline && nowMs - Number(memory.getItem(key) ?? 0) >= pauseMs;
}

export function noteReload(nowMs: number, memory: Memory): void {
  memory.setItem(key, String(nowMs));
}

/** Whether a page may be loaded again now, which then counts as done; always where the browser refuses storage. */
export function takeReload(nowMs: number, memory: () => Memory): boolean {
  try {
    if (!mayReload(true, nowMs, memory())) return false;
    noteReload(nowMs, memory());
  } catch {
    // Leaving matters more than counting.
  }
  return true;
}
