import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has taken over the markup that the server sent. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
