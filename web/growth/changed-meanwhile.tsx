import type { Me } from '#contract/accounts/me.ts';
import { ChangedMeanwhileAlert } from '#web/ui/changed-meanwhile-alert.tsx';
import { whoChanged } from './meanwhile.ts';
import type { Meanwhile, MeasurementFormState } from './use-measurement-form.ts';

type Props = { form: MeasurementFormState; meanwhile: Meanwhile; me: Me };

/** Says who changed what of the measurement while the form was open, and lets the parent choose whose values stay. */
export function ChangedMeanwhile({ form, meanwhile: { current, changes }, me }: Props) {
  return (
    <ChangedMeanwhileAlert
      title={whoChanged(current, me)}
      changes={changes}
      onLoadTheirs={() => form.loadTheirs(current)}
      onKeepMine={() => form.keepMine(current)}
    />
  );
}
