import { TOASTS_HELD } from '../constants.ts';

export type Toast = {
  id: number;
  /** `problem` interrupts a screen reader, `done` waits for a pause. */
  kind: 'done' | 'problem';
  title: string;
  text?: string | undefined;
  action?: { label: string; onPick: () => void } | undefined;
  /** Until it is closed or the next one takes its place, aside only for dialogs: what it offers is offered nowhere else. */
  stays?: boolean | undefined;
};

export type NewToast = Omit<Toast, 'id' | 'kind'> & { kind?: Toast['kind'] };

export type Toasts = {
  /** @returns the id for dismissing it */
  show: (toast: NewToast) => number;
  dismiss: (id: number) => void;
  clear: () => void;
  /**
   * For a dialog, whose buttons they would cover: takes those shown away.
   * @returns closes it; after the last one that is open, what stays comes back, unless a newer toast took its place
   */
  makeWay: () => () => void;
  held: () => readonly Toast[];
  hasBeenOne: () => boolean;
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
};

/** Independent of rendering, so that a form can show a toast without loading the toaster. */
export function createToasts(): Toasts {
  let lastId = 0;
  let held: readonly Toast[] = [];
  let dialogs = 0;
  let aside: Toast | undefined;
  const listeners = new Set<() => void>();

  function hold(next: readonly Toast[]) {
    held = next;
    for (const listener of listeners) listener();
  }

  function show({ kind = 'done', ...toast }: NewToast): number {
    lastId += 1;
    hold([{ ...toast, kind, id: lastId }, ...held].slice(0, TOASTS_HELD));
    return lastId;
  }

  function clear() {
    if (held.length > 0) hold([]);
  }

  return {
    show,
    dismiss: (id) => {
      if (held.some((toast) => toast.id === id)) hold(held.filter((toast) => toast.id !== id));
    },
    clear,
    makeWay: () => {
      dialogs += 1;
      aside = held.find(({ stays }) => stays) ?? aside;
      clear();
      return () => {
        dialogs -= 1;
        // As a new one: the toaster may still be moving the former out.
        if (dialogs === 0 && aside?.id === lastId) show(aside);
      };
    },
    held: () => held,
    hasBeenOne: () => lastId > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toasts = createToasts();
