import { toastFailure } from './toast-failure.ts';
import { toasts } from './toasts.ts';

export type Removable = { readonly names: readonly string[]; readonly remove: () => Promise<unknown> };

/**
 * Tells of what a save recorded before it was unchecked, by name, and removes it on request, or says what is left and
 * why. Nothing without one.
 */
export function offerRemoval(saved: readonly Removable[]): void {
  const names = saved.flatMap((one) => one.names);
  if (names.length === 0) return;
  const isOne = names.length === 1;
  toasts.show({
    title: `${names.join(', ')} ${isOne ? 'was' : 'were'} saved too`,
    text: `Your first save was recorded before you unchecked ${isOne ? 'it' : 'them'}.`,
    stays: true,
    action: { label: 'Remove', onPick: () => void removeAll(saved) },
  });
}

/** A failure is said at the end, where no later removal takes its toast away. */
async function removeAll(saved: readonly Removable[]): Promise<void> {
  const failures: { readonly names: readonly string[]; readonly error: unknown }[] = [];
  const removals = saved.map(({ names, remove }) =>
    remove().catch((error: unknown) => failures.push({ names, error })),
  );
  await Promise.all(removals);
  const [first] = failures;
  if (first) toastFailure(`Failed to remove ${failures.flatMap(({ names }) => names).join(', ')}`, first.error);
}
