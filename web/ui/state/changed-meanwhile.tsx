import type { Person } from '#contract/stored.ts';
import type { Difference } from '#web/client/form/differences.ts';
import { changedWhileOpenText, type Reader } from '#web/client/text/history.ts';
import type { Form } from '#web/client/form/use-form.ts';
import type { Seen } from '#web/client/form/use-seen.ts';
import { Alert } from './alert.tsx';
import { Button } from '../button/button.tsx';
import { DifferenceList } from './difference-list.tsx';

export type ChangedMeanwhileProps<T> = {
  seen: Pick<Seen<T>, 'meanwhile' | 'loadTheirs' | 'keepMine'>;
  form: Pick<Form, 'formProps'>;
  reader: Pick<Reader, 'id'>;
  what: string | ((now: NonNullable<T>) => string);
  differencesOf: (before: NonNullable<T>, now: NonNullable<T>) => readonly Difference[];
};

/** What another parent saved while the form was open, and whose values to use; nothing without a conflict. */
export function ChangedMeanwhile<T extends { readonly changedBy: Person } | null>({
  seen: { meanwhile, loadTheirs, keepMine },
  form,
  reader,
  what,
  differencesOf,
}: ChangedMeanwhileProps<T>) {
  if (!meanwhile) return null;
  const { before, current } = meanwhile;
  const named = typeof what === 'string' ? what : what(current);
  return (
    <Alert tone="amber" role="alert" title={changedWhileOpenText(current.changedBy, reader, named)}>
      <div className="stack tight">
        <DifferenceList differences={differencesOf(before, current)} />
        <div className="row wrap">
          <Button onClick={loadTheirs}>Load the new values</Button>
          <Button look="quiet" onClick={() => keepMine(form)}>
            Keep mine
          </Button>
        </div>
      </div>
    </Alert>
  );
}
