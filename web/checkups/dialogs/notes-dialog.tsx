import { DateField } from '#web/ui/form/date-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { updating } from '../checkup-cache.ts';
import { CheckupFormDialog } from './checkup-form-dialog.tsx';
import { whoseCheckup } from '../visit/checkup-texts.ts';
import type { Shown } from '../visit/shown.ts';
import { checkupFields, useCheckupForm } from './use-checkup-form.ts';

export function NotesDialog({ checkup, child, me, today, onClose }: Shown & { onClose: () => void }) {
  const form = useCheckupForm({ checkup, fields: checkupFields.notes, titles: updating, onSaved: onClose });
  const { seen, errors } = form;
  return (
    <CheckupFormDialog
      title={`${checkup.notes === null ? 'Add Notes' : 'Change Notes'} for ${child.firstName}`}
      verb="Save Notes"
      titles={updating}
      form={form}
      me={me}
      onClose={onClose}
    >
      <p className="soft">{whoseCheckup(child, checkup)}</p>
      {checkup.completed && (
        <DateField
          key={`on-${seen.opening}`}
          name="completedOn"
          label="Was on"
          optional={seen.opened.completedOn === null}
          min={child.bornOn}
          max={today}
          defaultValue={seen.opened.completedOn ?? ''}
          error={errors['completedOn']}
        />
      )}
      <TextArea
        key={seen.opening}
        name="notes"
        label="Notes"
        rows={5}
        defaultValue={seen.opened.notes ?? ''}
        error={errors['notes']}
        data-focus-first
      />
    </CheckupFormDialog>
  );
}
