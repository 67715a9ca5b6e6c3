import { toastFailure } from './toast-failure.ts';
import { toasts } from './toasts.ts';

/** @param failed the title of the toast that says why it could not be undone */
export function offerUndo(title: string, undo: () => Promise<unknown>, failed: string): void {
  const shown = toasts.show({
    title,
    action: {
      label: 'Undo',
      onPick: () => {
        toasts.dismiss(shown);
        undo().catch((error: unknown) => toastFailure(failed, error));
      },
    },
  });
}
