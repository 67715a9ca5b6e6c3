import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * What only a browser can say, read while it renders.
 *
 * @param ask returns the same value as long as nothing has changed
 * @param onServer in its place while the server draws, and while React hydrates
 */
export function useFromBrowser<Value>(ask: () => Value, onServer: Value): Value {
  return useSyncExternalStore(neverChanges, ask, () => onServer);
}
