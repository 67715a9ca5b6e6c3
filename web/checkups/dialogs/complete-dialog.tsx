import { checkupDay } from '#domain/checkups/status.ts';
import { elementRef } from '#web/client/form/element-ref.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { completing } from '../checkup-changes.ts';
import { CheckupFormDialog } from './checkup-form-dialog.tsx';
import { checkupElementId, setForText } from '../visit/checkup-texts.ts';
import type { Shown } from '../visit/shown.ts';
import { checkupFields, dayOfVisit, useCheckupForm, type CheckupFormState } from './use-checkup-form.ts';

/** Before and after the day of a checkup. */
export function CompleteDialog({ onClose, ...shown }: Shown & { onClose: () => void }) {
  const { checkup, today } = shown;
  const form = useCheckupForm({
    checkup,
    fields: checkupFields.visitOn(dayOfVisit(checkup, today)),
    titles: completing,
    onSaved: () => {
      onClose();
      // It moves to another group, and the button that opened this is gone.
      focusSoon(checkupElementId(checkup));
    },
  });
  return (
    <CheckupFormDialog
      title={checkupDay(checkup) < today ? 'On which day was it?' : 'Was the visit on another day?'}
      verb="Mark as Completed"
      titles={completing}
      form={form}
      me={shown.me}
      onClose={onClose}
      fallbackFocus={elementRef(checkupElementId(checkup))}
    >
      <CompletedFields {...shown} form={form} />
    </CheckupFormDialog>
  );
}

export function CompletedFields({ checkup, child, today, form }: Shown & { form: CheckupFormState }) {
  const { preset, isOptional } = dayOfVisit(checkup, today);
  return (
    <>
      <p className="soft">{setForText(checkup, child, today)}</p>
      <DateField
        name="completedOn"
        label="Was on"
        min={child.bornOn}
        max={today}
        optional={isOptional}
        defaultValue={preset}
        error={form.errors['completedOn']}
        data-focus-first
      />
    </>
  );
}
