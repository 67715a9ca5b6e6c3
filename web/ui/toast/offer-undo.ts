import { toasts } from './toasts.ts';

/** Says what is done, with a button that undoes it. */
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
