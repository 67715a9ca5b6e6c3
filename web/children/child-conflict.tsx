import type { Reader } from '#web/client/text/history.ts';
import { ChangedMeanwhile } from '#web/ui/state/changed-meanwhile.tsx';
import { SavedEarlier } from '#web/ui/state/saved-earlier.tsx';
import { childDifferences, sentDifferences } from './child-differences.ts';
import type { ChildFormState } from './use-child-form.ts';

type Props = { form: ChildFormState; reader: Reader; onLeave: () => void };

/** What another parent saved while the form was open, or what its own earlier save stored although no answer came. */
export function ChildConflict({ form, reader, onLeave }: Props) {
  const { seen, sent, units } = form;
  const { earlier } = seen;
  return (
    <>
      <ChangedMeanwhile
        seen={seen}
        form={form}
        reader={reader}
        what={({ firstName }) => `${firstName}'s information`}
        differencesOf={(before, now) => childDifferences(before, now, units)}
      />
      {earlier && (
        <SavedEarlier
          what="entry"
          text="You are already registered as a parent for this child."
          changedBy={earlier.changedBy}
          reader={reader}
          differences={sent && sentDifferences(earlier, sent, units)}
          onChange={() => seen.keepMine(form)}
          onLeave={onLeave}
        />
      )}
    </>
  );
}
