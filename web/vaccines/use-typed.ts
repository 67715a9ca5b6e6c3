import { useRef } from 'react';
import type { Form } from '#web/client/use-form.ts';
import { useUnsaved } from '#web/client/use-unsaved.ts';

/** A form that asks before what was typed into it is lost, and what to do when somebody wants to leave it. */
export function useTyped(form: Form) {
  const isTyped = useRef(false);
  const unsaved = useUnsaved(() => isTyped.current);
  return {
    unsaved,
    formProps: {
      ...form.formProps,
      onInput: (event: Parameters<Form['formProps']['onInput']>[0]) => {
        isTyped.current = true;
        form.formProps.onInput(event);
      },
    },
  };
}
