import type { Person } from '#contract/stored.ts';
import type { Difference } from '#web/client/form/differences.ts';
import type { Form } from '#web/client/form/use-form.ts';
import type { Seen } from '#web/client/form/use-seen.ts';
import { ChangedMeanwhile, type ChangedMeanwhileProps } from './changed-meanwhile.tsx';
import { SavedEarlier } from './saved-earlier.tsx';

type Props<T, Body> = Omit<ChangedMeanwhileProps<T>, 'seen' | 'form'> & {
  form: Pick<Form<Body>, 'formProps' | 'sent'> & { readonly seen: Seen<T> };
  /** From what an earlier save stored to what was sent now. */
  sentDifferencesOf: (earlier: NonNullable<T>, sent: Body) => readonly Difference[];
  earlierText?: string;
  onLeave: () => void;
};

/** What another parent saved while the form was open, or what its own earlier save stored although no answer came. */
export function EntryConflict<T extends { readonly changedBy: Person } | null, Body>({
  form,
  sentDifferencesOf,
  earlierText,
  onLeave,
  ...props
}: Props<T, Body>) {
  const { seen, sent } = form;
  const { earlier } = seen;
  return (
    <>
      <ChangedMeanwhile seen={seen} form={form} {...props} />
      {earlier && (
        <SavedEarlier
          what="entry"
          {...(earlierText && { text: earlierText })}
          changedBy={earlier.changedBy}
          reader={props.reader}
          differences={sent && sentDifferencesOf(earlier, sent)}
          onChange={() => seen.keepMine(form)}
          onLeave={onLeave}
        />
      )}
    </>
  );
}
