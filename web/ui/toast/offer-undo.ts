import { toastFailure } from './toast-failure.ts';
import { toasts, type NewToast } from './toasts.ts';

/**
 * @param failed the title of the toast that says why it could not be undone
 * @param done the title of the toast after it was; none where what undoes it shows its own
 */
export function offerUndo(
  said: Pick<NewToast, 'title' | 'text'>,
  undo: () => Promise<unknown>,
  failed: string,
  done?: string,
): void {
  const shown = toasts.show({
    ...said,
    action: {
      label: 'Undo',
      onPick: () => {
        toasts.dismiss(shown);
        undo().then(
          () => done && toasts.show({ title: done, text: said.text }),
          (error: unknown) => toastFailure(failed, error),
        );
      },
    },
  });
}
