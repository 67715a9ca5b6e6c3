import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has hydrated the page. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
