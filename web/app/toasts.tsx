import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from '#web/ui/toasts.ts';

const Toaster = lazy(async () => ({ default: (await import('#web/ui/toaster.tsx')).Toaster }));

/** Where toasts show. What draws them is loaded with the first. */
export function Toasts() {
  const hasBeenOne = useSyncExternalStore(toasts.subscribe, toasts.hasBeenOne, () => false);
  return (
    hasBeenOne && (
      <Suspense>
        <Toaster toasts={toasts} />
      </Suspense>
    )
  );
}
