import type { Me } from '#contract/accounts/me.ts';
import { nameOf } from '#web/client/history.ts';
import { ChangedMeanwhileAlert } from '#web/ui/changed-meanwhile-alert.tsx';
import type { Meanwhile, MeasurementFormState } from './use-measurement-form.ts';

type Props = { form: MeasurementFormState; meanwhile: Meanwhile; me: Me };

/** Says who changed what of the measurement while the form was open, and lets the parent choose whose values stay. */
export function ChangedMeanwhile({ form, meanwhile: { current, changes }, me }: Props) {
  const who = nameOf(current.changedBy, me);
  return (
    <ChangedMeanwhileAlert
      title={`${who.slice(0, 1).toUpperCase()}${who.slice(1)} changed this measurement while it was open here.`}
      changes={changes}
      onLoadTheirs={() => form.loadTheirs(current)}
      onKeepMine={() => form.keepMine(current)}
    />
  );
}
