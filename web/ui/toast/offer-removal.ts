import { toasts } from './toasts.ts';

/** Tells of what a save recorded before it was unchecked, by name, and removes it on request. Nothing without a name. */
export function offerRemoval(names: readonly string[], remove: () => void): void {
  if (names.length === 0) return;
  const isOne = names.length === 1;
  const shown = toasts.show({
    title: `${names.join(', ')} ${isOne ? 'was' : 'were'} saved too`,
    text: `Your first save was recorded before you unchecked ${isOne ? 'it' : 'them'}.`,
    action: {
      label: 'Remove',
      onPick: () => {
        toasts.dismiss(shown);
        remove();
      },
    },
  });
}
