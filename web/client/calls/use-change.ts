import {
  MutationObserver,
  useMutation,
  useQueryClient,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import type { CallFailed } from './call-failed.ts';

export type Change<Saved, Given = void, Before = unknown> = UseMutationOptions<Saved, CallFailed, Given, Before>;

/** Runs a room's mutation: `useChange(addingMeasurement, child.id)`. */
export function useChange<About extends readonly unknown[], Saved, Given, Before>(
  change: (client: QueryClient, ...about: About) => Change<Saved, Given, Before>,
  ...about: About
) {
  return useMutation(change(useQueryClient(), ...about));
}

/** Runs one outside of a component, as the Undo of a toast does. */
export function runChange<Saved, Given, Before>(
  client: QueryClient,
  change: Change<Saved, Given, Before>,
  given: Given,
): Promise<Saved> {
  return new MutationObserver(client, change).mutate(given);
}
