import { TOASTS_HELD } from '../constants.ts';

export type Toast = {
  id: number;
  /** `problem` interrupts a screen reader, `done` waits for a pause. */
  kind: 'done' | 'problem';
  title: string;
  text?: string | undefined;
  action?: { label: string; onPick: () => void } | undefined;
  /** Until it is closed or the next one takes its place: what it offers is offered nowhere else. */
  stays?: boolean | undefined;
};

export type NewToast = Omit<Toast, 'id' | 'kind'> & { kind?: Toast['kind'] };

export type Toasts = {
  /** @returns the id for dismissing it */
  show: (toast: NewToast) => number;
  dismiss: (id: number) => void;
  clear: () => void;
  held: () => readonly Toast[];
  hasBeenOne: () => boolean;
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
};

/** Independent of rendering, so that a form can show a toast without loading the toaster. */
export function createToasts(): Toasts {
  let lastId = 0;
  let held: readonly Toast[] = [];
  const listeners = new Set<() => void>();

  function hold(next: readonly Toast[]) {
    held = next;
    for (const listener of listeners) listener();
  }

  return {
    show: ({ kind = 'done', ...toast }) => {
      lastId += 1;
      hold([{ ...toast, kind, id: lastId }, ...held].slice(0, TOASTS_HELD));
      return lastId;
    },
    dismiss: (id) => {
      if (held.some((toast) => toast.id === id)) hold(held.filter((toast) => toast.id !== id));
    },
    clear: () => {
      if (held.length > 0) hold([]);
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
