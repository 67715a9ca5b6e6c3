import { toasts } from './toasts.ts';

/** A toast with an undo button. */
export function offerUndo(title: string, undo: () => void): void {
  const shown = toasts.show({
    title,
    action: {
      label: 'Undo',
      onPick: () => {
        toasts.dismiss(shown);
        undo();
      },
    },
  });
}
