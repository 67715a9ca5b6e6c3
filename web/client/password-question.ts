type Answer = (isProved: boolean) => void;

export type PasswordQuestion = {
  /**
   * Has the password asked for and proved to the server; whoever asks meanwhile waits for the same answer.
   *
   * @returns false when it was not given, or where nobody can ask for it
   */
  readonly ask: () => Promise<boolean>;
  readonly isAsked: () => boolean;
  /** Ends the question. */
  readonly answer: Answer;
  /** Tells whoever can ask when there is a question. @returns how to stop */
  readonly subscribe: (listener: () => void) => () => void;
};

/** The question for the password, between the calls that need it and the dialog that asks. */
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

/** The question of this browser tab. */
export const passwordQuestion = createPasswordQuestion();
