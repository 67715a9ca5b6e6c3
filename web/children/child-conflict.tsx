import type { Reader } from '#web/client/text/history.ts';
import { EntryConflict } from '#web/ui/state/entry-conflict.tsx';
import { childDifferences, sentDifferences } from './child-differences.ts';
import type { ChildFormState } from './use-child-form.ts';

type Props = { form: ChildFormState; reader: Reader; onLeave: () => void };

export function ChildConflict({ form, reader, onLeave }: Props) {
  const { units } = form;
  return (
    <EntryConflict
      form={form}
      reader={reader}
      what={({ firstName }) => `${firstName}'s information`}
      differencesOf={(before, now) => childDifferences(before, now, units)}
      sentDifferencesOf={(earlier, sent) => sentDifferences(earlier, sent, units)}
      earlierText="You are already registered as a parent for this child."
      onLeave={onLeave}
    />
  );
}
