/** Before the id of a child: when a parent last put off the question about its past. */
export const PAST_LATER = 'past-later';

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

/** @param isMeant by the words of the name and of what is kept under it; everything without it */
export function forgetRemembered(isMeant: (words: readonly string[]) => boolean = () => true): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n) ?? '');
    for (const name of names) {
      if (isMeant(`${name} ${localStorage.getItem(name) ?? ''}`.split(' '))) localStorage.removeItem(name);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
