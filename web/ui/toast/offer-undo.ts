import { toasts } from './toasts.ts';

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
