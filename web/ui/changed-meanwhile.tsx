import type { Person } from '#contract/stored.ts';
import type { Change } from '#web/client/changes.ts';
import { changedWhileOpenText, type Reader } from '#web/client/history.ts';
import type { Form } from '#web/client/use-form.ts';
import type { Seen } from '#web/client/use-seen.ts';
import { ChangedMeanwhileAlert } from './changed-meanwhile-alert.tsx';

export type ChangedMeanwhileProps<T> = {
  seen: Pick<Seen<T>, 'meanwhile' | 'loadTheirs' | 'keepMine'>;
  form: Pick<Form, 'formProps'>;
  reader: Pick<Reader, 'id'>;
  /** 'this dose', "Maya's information" */
  what: string;
  /** What differs between two versions, in words. */
  changesOf: (before: NonNullable<T>, now: NonNullable<T>) => readonly Change[];
};

/** Says in a form what somebody else has saved while it was open; nothing as long as nobody has. */
export function ChangedMeanwhile<T extends { readonly changedBy: Person } | null>({
  seen: { meanwhile, loadTheirs, keepMine },
  form,
  reader,
  what,
  changesOf,
}: ChangedMeanwhileProps<T>) {
  if (!meanwhile) return null;
  return (
    <ChangedMeanwhileAlert
      title={changedWhileOpenText(meanwhile.current.changedBy, reader, what)}
      changes={changesOf(meanwhile.before, meanwhile.current)}
      onLoadTheirs={loadTheirs}
      onKeepMine={() => keepMine(form)}
    />
  );
}
