type Answer = (isProved: boolean) => void;

export type PasswordQuestion = {
  /**
   * Verifies the password with the server; concurrent callers share the answer.
   *
   * @returns false if declined, or if nothing on the page can ask
   */
  readonly ask: () => Promise<boolean>;
  readonly isAsked: () => boolean;
  readonly answer: Answer;
  /** Notifies the dialog of a question. @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Connects calls that need the password with the dialog that asks for it. */
function createPasswordQuestion(): PasswordQuestion {
  const listeners = new Set<() => void>();
  let waiting: readonly Answer[] = [];

  function wait(next: readonly Answer[]) {
    waiting = next;
    for (const listener of listeners) listener();
  }

  return {
    ask: async () => listeners.size > 0 && new Promise<boolean>((resolve) => wait([...waiting, resolve])),
    isAsked: () => waiting.length > 0,
    answer: (isProved) => {
      const asked = waiting;
      wait([]);
      for (const resolve of asked) resolve(isProved);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const passwordQuestion = createPasswordQuestion();
