import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { wrongParts } from '#web/ui/form/wrong-parts.ts';
import type { TypedEntry } from './read-guide-entry.ts';
import type { GuideFormState } from './use-guide-form.ts';

/** In the order of the form. */
const labels: Readonly<Record<keyof TypedEntry, string>> = {
  ageRangeLabel: 'label',
  ageRangeStart: 'age range start',
  ageRangeEnd: 'age range end',
  displayOrder: 'order',
  foods: 'recommended foods',
  tips: 'feeding tips',
  allergyWarnings: 'allergy information',
  source: 'source',
};

type Props = { form: Pick<GuideFormState, 'errors' | 'refusals'>; title: string };

/** What needs another look, with a link to each field. Takes the focus. */
export function GuideErrors({ form, title }: Props) {
  const fields = wrongParts(form, labels, (id) => ({ id, label: labelOf(id) }));
  return (
    <ErrorSummary
      fields={fields}
      attempt={form.refusals}
      title={title}
      after="Nothing was saved; what you typed is here."
    />
  );
}

/** 'name of food 4', 'allergy risk of food 3' */
function labelOf(name: string): string {
  const [list, at = '0', part] = name.split('.');
  if (list === 'foods' && part) return `${part === 'name' ? 'name' : 'allergy risk'} of food ${Number(at) + 1}`;
  return Object.entries(labels).find(([known]) => known === name)?.[1] ?? name;
}
