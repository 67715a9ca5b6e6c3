import { HOUR_MS } from '#domain/time/durations.ts';

type Cache = { readonly clear: () => void };

/** Not held on to: a cache ends with the app that made it. */
const caches = new Set<WeakRef<Cache>>();

/** For caches of what families were answered, which contain what is stored about them. */
export function clearWithOthers(cache: Cache): void {
  caches.add(new WeakRef(cache));
}

/** After something was erased, or somebody's access ended: all are cleared, since that is rare. */
export function clearKeptAnswers(): void {
  for (const ref of caches) {
    const cache = ref.deref();
    if (cache) cache.clear();
    else caches.delete(ref);
  }
}

/** What another process has erased is known to that process alone. */
export function clearKeptAnswersHourly(): void {
  setInterval(clearKeptAnswers, HOUR_MS).unref();
}
