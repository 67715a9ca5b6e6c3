import { useEffect } from 'react';
import type { Form } from './use-form.ts';

/**
 * Focuses the first invalid field after each refused submit, unless an error summary does.
 *
 * @param isAlone whether the form has no error summary
 */
export function useFocusWrong({ refusals, formProps: { ref } }: Form, isAlone = true): void {
  useEffect(() => {
    if (refusals > 0 && isAlone) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, isAlone, ref]);
}
