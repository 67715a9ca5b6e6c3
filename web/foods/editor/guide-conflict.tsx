import type { Reader } from '#web/client/text/history.ts';
import { NewerVersion } from '#web/ui/state/newer-version.tsx';
import { SavedEarlier } from '#web/ui/state/saved-earlier.tsx';
import { guideDifferences } from './guide-differences.ts';
import { typedOf } from './read-guide-entry.ts';
import type { GuideFormState } from './use-guide-form.ts';

type Props = { form: GuideFormState; reader: Reader; onLeave: () => void };

/** Another editor saved meanwhile, or an earlier save was stored although no answer came. */
export function GuideConflict({ form, reader, onLeave }: Props) {
  const { seen, typed, sent } = form;
  if (seen.earlier) {
    return (
      <SavedEarlier
        what="entry"
        changedBy={seen.earlier.changedBy}
        reader={reader}
        differences={sent && guideDifferences(typedOf(seen.earlier), sent)}
        onChange={() => seen.keepMine(form)}
        onLeave={onLeave}
      />
    );
  }
  if (!seen.meanwhile) return null;
  const { current } = seen.meanwhile;
  return (
    <NewerVersion
      changedBy={current.changedBy}
      reader={reader}
      text="Yours is not lost."
      differences={guideDifferences(typedOf(current), typed)}
      onKeepMine={() => seen.keepMine(form)}
      onLoad={seen.loadTheirs}
    />
  );
}
