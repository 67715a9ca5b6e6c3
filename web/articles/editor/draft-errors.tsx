import { CircleAlert } from 'lucide';
import { Fragment, useEffect, useRef } from 'react';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { anotherLook } from '#web/ui/form/error-summary.tsx';
import { FieldLink } from './field-link.tsx';
import { labelOf, placeOf, type View } from './draft-fields.ts';
import type { DraftForm } from './use-draft-form.ts';

type Props = { form: Pick<DraftForm, 'errors' | 'refusals'>; setView: (view: View) => void };

/** What needs another look, with a link to each field. Takes the focus. */
export function DraftErrors({ form: { errors, refusals }, setView }: Props) {
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
        <strong>{anotherLook(wrong.length, ':')}</strong>{' '}
        {wrong.map((name, at) => (
          <Fragment key={name}>
            {at > 0 && ', '}
            <FieldLink name={name} setView={setView}>
              {labelOf(name)}
            </FieldLink>
          </Fragment>
        ))}
        . Nothing was saved; what you typed is here.
      </div>
    </div>
  );
}
