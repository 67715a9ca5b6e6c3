import { useRef } from 'react';
import type { Form } from '#web/client/use-form.ts';
import { useUnsaved } from '#web/client/use-unsaved.ts';

type Options = {
  /** Counts how often the fields were filled: what was typed before the last time is gone. */
  opening?: number;
  /** Something else than a field was changed. */
  isChanged?: boolean;
};

/** A form that asks before what was typed into it is lost, and what to do when somebody wants to leave it. */
export function useTyped(form: Form, { opening = 1, isChanged = false }: Options = {}) {
  const typedIn = useRef(0);
  const unsaved = useUnsaved(() => isChanged || typedIn.current === opening);
  return {
    unsaved,
    formProps: {
      ...form.formProps,
      onInput: (event: Parameters<Form['formProps']['onInput']>[0]) => {
        typedIn.current = opening;
        form.formProps.onInput(event);
      },
    },
  };
}
