import { EntryConflict } from '#web/ui/state/entry-conflict.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { measurementDifferences, sentFacts } from './measurement-differences.ts';
import type { MeasurementFormState } from './use-measurement-form.ts';

export function MeasurementConflict({ form }: { form: MeasurementFormState }) {
  const { me, units, leave } = form;
  return (
    <IntoView>
      <EntryConflict
        form={form}
        reader={me}
        what="this measurement"
        differencesOf={(before, now) => measurementDifferences(before, now, units)}
        sentDifferencesOf={(earlier, sent) => measurementDifferences(earlier, sentFacts(earlier, sent), units)}
        onLeave={leave}
      />
    </IntoView>
  );
}
