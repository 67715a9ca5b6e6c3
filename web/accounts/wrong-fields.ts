import type { Form } from '#web/client/use-form.ts';
import type { WrongField } from '#web/ui/error-summary.tsx';

/**
 * The fields that a refused submit lists; none before the first one.
 *
 * @param labels label of each field by its name, in the order of the form
 */
export function wrongFields(
  { errors, refusals }: Pick<Form, 'errors' | 'refusals'>,
  labels: Record<string, string>,
): WrongField[] {
  if (refusals === 0) return [];
  return Object.entries(labels)
    .filter(([name]) => errors[name] !== undefined)
    .map(([id, label]) => ({ id, label }));
}
