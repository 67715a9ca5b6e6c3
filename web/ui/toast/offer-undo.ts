import { toastFailure } from './toast-failure.ts';
import { toasts, type NewToast } from './toasts.ts';

type Said = Pick<NewToast, 'title' | 'text' | 'stays'>;

/** 'Taken back: 6.50 kg for Maya' */
export function takenBack(what: string): string {
  return `Taken back: ${what}`;
}

/**
 * @param failed the title of the toast that says why it could not be undone
 * @param undone says what was undone, and for whom; none where what undoes it shows its own
 */
export function offerUndo(said: Said, undo: () => Promise<unknown>, failed: string, undone?: Said): void {
  toasts.show({
    ...said,
    action: {
      label: 'Undo',
      onPick: () =>
        void undo().then(
          () => undone && toasts.show(undone),
          (error: unknown) => toastFailure(failed, error),
        ),
    },
  });
}
