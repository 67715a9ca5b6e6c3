import { useEffect } from 'react';
import type { Form } from './use-form.ts';

/**
 * Focuses the first invalid field after each refused submit.
 *
 * @param isAlone whether the form has no error summary to take the focus
 */
export function useFocusWrong({ refusals, formProps: { ref } }: Form, isAlone = true): void {
  useEffect(() => {
    if (refusals > 0 && isAlone) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, isAlone, ref]);
}
