/** What this browser remembers for the page; null where it remembers nothing, or keeps nothing at all. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param value null forgets it */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
