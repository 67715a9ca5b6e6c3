import { toastFailure } from './toast-failure.ts';
import { toasts, type NewToast } from './toasts.ts';

type Said = Pick<NewToast, 'title' | 'text' | 'stays'>;

type Undo = (() => Promise<unknown>) | null;

/** 'Taken back: 6.50 kg for Maya' */
export function takenBack(what: string): string {
  return `Taken back: ${what}`;
}

/**
 * @param undo none where it cannot be undone: the toast then only says what was done, and goes by itself
 * @param failed the title of the toast that says why it could not be undone
 * @param undone says what was undone, and for whom; none where what undoes it shows its own
 */
export function offerUndo(said: Said, undo: Undo, failed: string, undone?: Said): void {
  const onPick = () =>
    void undo?.().then(
      () => undone && toasts.show(undone),
      (error: unknown) => toastFailure(failed, error),
    );
  toasts.show(undo ? { ...said, action: { label: 'Undo', onPick } } : { ...said, stays: false });
}
