import { ChangedMeanwhile } from '#web/ui/state/changed-meanwhile.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { SavedEarlier } from '#web/ui/state/saved-earlier.tsx';
import { measurementDifferences, sentFacts } from './measurement-differences.ts';
import type { MeasurementFormState } from './use-measurement-form.ts';

/** What another parent saved while the form was open, or what its own earlier save stored although no answer came. */
export function MeasurementConflict({ form }: { form: MeasurementFormState }) {
  const { seen, sent, me, units, leave } = form;
  const { earlier } = seen;
  return (
    <IntoView>
      <ChangedMeanwhile
        seen={seen}
        form={form}
        reader={me}
        what="this measurement"
        differencesOf={(before, now) => measurementDifferences(before, now, units)}
      />
      {earlier && (
        <SavedEarlier
          what="entry"
          changedBy={earlier.changedBy}
          reader={me}
          differences={sent && measurementDifferences(earlier, sentFacts(earlier, sent), units)}
          onChange={() => seen.keepMine(form)}
          onLeave={leave}
        />
      )}
    </IntoView>
  );
}
