import { Sprout } from 'lucide';
import { longDayText, monthAndDayText } from '#domain/time/day-text.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { updating } from '../checkup-cache.ts';
import { rescheduling } from '../checkup-changes.ts';
import { CheckupFormDialog } from './checkup-form-dialog.tsx';
import { checkupDayText, whoseCheckup } from '../visit/checkup-texts.ts';
import type { Shown } from '../visit/shown.ts';
import { checkupFields, useCheckupForm, type CheckupFormState } from './use-checkup-form.ts';

/** Also adds the date of one that has none: the recommended day is no appointment. */
export function RescheduleDialog({ onClose, ...shown }: Shown & { onClose: () => void }) {
  const { checkup, child } = shown;
  const isMoved = checkup.scheduledOn !== null;
  const titles = isMoved ? rescheduling : updating;
  const form = useCheckupForm({ checkup, fields: checkupFields.appointment, titles, onSaved: onClose });
  return (
    <CheckupFormDialog
      title={`${isMoved ? 'Reschedule' : 'Add a date'} for ${child.firstName}`}
      verb={isMoved ? 'Reschedule' : 'Save'}
      titles={titles}
      form={form}
      me={shown.me}
      onClose={onClose}
    >
      <RescheduleFields {...shown} form={form} />
    </CheckupFormDialog>
  );
}

export function RescheduleFields({ checkup, child, form }: Shown & { form: CheckupFormState }) {
  const { seen, errors } = form;
  const isMoved = checkup.scheduledOn !== null;
  return (
    <>
      <p className="soft">
        {whoseCheckup(child, checkup)}, {isMoved ? 'now on' : 'recommended around'} {checkupDayText(checkup)}
      </p>
      <div className="two">
        <DateField
          key={`on-${seen.opening}`}
          name="scheduledOn"
          label={isMoved ? 'New date' : 'Date'}
          min={child.bornOn}
          defaultValue={seen.opened.scheduledOn ?? ''}
          error={errors['scheduledOn']}
          data-focus-first
        />
        <TextField
          key={`at-${seen.opening}`}
          name="scheduledTime"
          type="time"
          label="Time"
          optional
          defaultValue={seen.opened.scheduledTime ?? ''}
          error={errors['scheduledTime']}
        />
      </div>
      <TextField
        key={`where-${seen.opening}`}
        name="place"
        label="Place"
        optional
        autoComplete="off"
        defaultValue={seen.opened.place ?? ''}
        error={errors['place']}
      />
      <TextArea
        key={seen.opening}
        name="notes"
        label="Notes"
        optional
        rows={3}
        defaultValue={seen.opened.notes ?? ''}
        error={errors['notes']}
      />
      <Alert tone="fern" icon={Sprout}>
        Recommended from {spanText(checkup)}. The doses of that visit stay due; only the visit moves.
      </Alert>
    </>
  );
}

function spanText({ recommendedFrom: from, recommendedUntil: until }: Shown['checkup']): string {
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  return `${isOneYear ? monthAndDayText(from) : longDayText(from)} to ${longDayText(until)}`;
}
