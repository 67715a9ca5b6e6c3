import { useRef } from 'react';
import type { Form } from '#web/client/form/use-form.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';

type Options = {
  /** Counts how often the fields were refilled; typing before the last refill is gone. */
  opening?: number;
  isChanged?: boolean;
};

/** Confirms before unsaved input is lost on close. */
export function useUnsavedForm(form: Form, { opening = 1, isChanged = false }: Options = {}) {
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
