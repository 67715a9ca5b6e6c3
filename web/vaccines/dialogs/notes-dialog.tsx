import { PlannedDose } from '#contract/vaccines.ts';
import { changePlannedDose } from '#contract/vaccines/changes.ts';
import { differencesBetween } from '#web/client/form/differences.ts';
import { historyText } from '#web/client/text/history.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useSeen } from '#web/client/form/use-seen.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { ChangedMeanwhile } from '#web/ui/state/changed-meanwhile.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { doseName } from '../dose/dose-text.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import { useUnsavedForm } from './use-unsaved-form.ts';
import { changingRow } from '../dose-changes.ts';
import { updateFailedText } from '../vaccine-changes.ts';

type Props = { known: KnownVaccines; row: PlannedDose; onClose: () => void };

const formId = 'notes-form';

export function NotesDialog({ known: { child, me }, row, onClose }: Props) {
  const seen = useSeen(row, storedAs(PlannedDose));
  const change = useChange(changingRow, child.id);
  const form = useForm({
    schema: changePlannedDose.body,
    read: (fields) => ({ notes: typedText(fields, 'notes') || null, version: seen.version() }),
    send: async (body) => {
      await change.mutateAsync({ plannedDoseId: row.id, body });
      onClose();
    },
    onFailed: seen.note,
  });
  useFocusWrong(form);
  const { unsaved, formProps } = useUnsavedForm(form, seen);
  return (
    <FormDialog
      onClose={onClose}
      title={`Add Notes for ${child.firstName}`}
      formId={formId}
      verb="Save Notes"
      busy={form.isBusy}
      unsaved={unsaved}
    >
      <form {...formProps} id={formId} className="stack" aria-label="Add Notes">
        <p className="soft">{doseName(row)}</p>
        <ChangedMeanwhile
          seen={seen}
          form={form}
          reader={me}
          what="this dose"
          differencesOf={(before, now) => differencesBetween(notesInWords(before), notesInWords(now))}
        />
        <SaveFailed title={updateFailedText} failed={form.failed} />
        <TextArea
          key={seen.opening}
          name="notes"
          label="Notes"
          rows={5}
          data-focus-first
          defaultValue={seen.opened.notes ?? ''}
          hint="Reactions, what helped, what the doctor said."
          error={form.errors['notes']}
        />
        {seen.opened.changedAt !== seen.opened.madeAt && <p className="xs faint">{historyText(seen.opened, me)}</p>}
      </form>
    </FormDialog>
  );
}

function notesInWords({ notes, completed }: PlannedDose) {
  return [
    { name: 'Notes', text: notes ?? 'none' },
    { name: 'Completed', text: completed ? 'yes' : 'no' },
  ];
}
