import { useEffect } from 'react';
import type { Form } from './use-form.ts';

/**
 * Gives focus to the first wrong field after each refused submit, where no summary of the wrong fields takes it.
 *
 * @param isAlone whether there is no such summary
 */
export function useFocusWrong({ refusals, formProps: { ref } }: Form, isAlone = true): void {
  useEffect(() => {
    if (refusals > 0 && isAlone) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, isAlone, ref]);
}
