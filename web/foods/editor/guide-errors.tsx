import { CircleAlert } from 'lucide';
import { Fragment, useEffect, useRef } from 'react';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { anotherLook } from '#web/ui/form/error-summary.tsx';
import type { GuideFormState } from './use-guide-form.ts';

/** In the order of the form. */
const labels: Readonly<Record<string, string>> = {
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
export function GuideErrors({ form: { errors, refusals }, title }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  const wrong = Object.keys(errors).toSorted((a, b) => placeOf(a) - placeOf(b));
  if (refusals === 0 || wrong.length === 0) return null;
  return (
    <div className="alert clay" role="alert" tabIndex={-1} ref={summary}>
      <Icon of={CircleAlert} />
      <div>
        <strong>{title}</strong>
        <br />
        {anotherLook(wrong.length, ':')}{' '}
        {wrong.map((name, at) => (
          <Fragment key={name}>
            {at > 0 && ', '}
            <a href={`#${name}`}>{labelOf(name)}</a>
          </Fragment>
        ))}
        . Nothing was saved; what you typed is here.
      </div>
    </div>
  );
}

function placeOf(name: string): number {
  return Object.keys(labels).indexOf(name.split('.', 1)[0] ?? '');
}

/** 'name of food 4', 'allergy risk of food 3' */
function labelOf(name: string): string {
  const [list, at = '0', part] = name.split('.');
  if (list !== 'foods' || part === undefined) return labels[name] ?? name;
  return `${part === 'name' ? 'name' : 'allergy risk'} of food ${Number(at) + 1}`;
}
