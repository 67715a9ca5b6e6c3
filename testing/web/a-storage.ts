import { vi } from 'vitest';

type Options = {
  /** What it holds at first, by name. */
  readonly holds?: readonly (readonly [string, string])[];
  /** As a browser does whose storage is full or not allowed. */
  readonly refuses?: boolean;
};

/**
 * The browser's local storage. Tests that use it end with `vi.unstubAllGlobals`.
 *
 * @returns what it holds, by name
 */
export function aStorage({ holds = [], refuses = false }: Options = {}): Map<string, string> {
  const kept = new Map(holds);
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (n: number) => [...kept.keys()][n] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, value);
    },
    removeItem: (name: string) => void kept.delete(name),
  });
  return kept;
}
