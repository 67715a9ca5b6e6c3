import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { wrongParts } from '#web/ui/form/wrong-parts.ts';
import { elementOf, goToField, labelOf, labels, type View } from './draft-fields.ts';
import type { DraftForm } from './use-draft-form.ts';

type Props = { form: Pick<DraftForm, 'errors' | 'refusals'>; setView: (view: View) => void };

/** What needs another look, with a link to each field. Takes the focus. */
export function DraftErrors({ form, setView }: Props) {
  return (
    <ErrorSummary
      fields={wrongParts(form, labels, (name) => ({ id: elementOf(name), label: labelOf(name) }))}
      attempt={form.refusals}
      after="Nothing was saved; what you typed is here."
      onFollow={(id) => goToField(id, setView)}
    />
  );
}
