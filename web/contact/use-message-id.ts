import { useRef } from 'react';

/** The same words have the same id until `forget`, so that a message that is sent again is kept once. */
export function useMessageId() {
  const last = useRef<{ readonly id: string; readonly words: string }>(null);
  return {
    idOf: async (...said: readonly string[]): Promise<string> => {
      const words = said.join('\0');
      if (last.current?.words === words) return last.current.id;
      // It comes with what checks the form, which has been loaded by then.
      const { newId } = await import('#web/client/calls/new-id.ts');
      const id = newId();
      last.current = { id, words };
      return id;
    },
    forget: () => {
      last.current = null;
    },
  };
}
