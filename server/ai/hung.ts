import type { Ai } from './ai.ts';

/** So long nobody waits for a language model that somebody has just waited for in vain. */
const LEFT_ALONE_MS = 60_000;

const hungAt = new WeakMap<Ai, Date>();

export function noteHung(ai: Ai, now: Date): void {
  hungAt.set(ai, now);
}

export function hasJustHung(ai: Ai, now: Date): boolean {
  const at = hungAt.get(ai);
  return at !== undefined && Math.abs(now.getTime() - at.getTime()) < LEFT_ALONE_MS;
}
