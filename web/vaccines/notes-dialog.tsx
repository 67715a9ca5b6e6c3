import { PlannedDose } from '#contract/vaccines.ts';
import { changePlannedDose } from '#contract/vaccines/changing.ts';
import { changesBetween } from '#web/client/changes.ts';
import { changedWhileOpenText, historyText } from '#web/client/history.ts';
import { useForm } from '#web/client/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangedMeanwhileAlert } from '#web/ui/changed-meanwhile-alert.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx';
import { useChangeRow } from './changing-data.ts';
import { doseName } from './dose-text.ts';
import type { KnownVaccines } from './known-vaccines.ts';
import { UpdateFailed } from './update-failed.tsx';
import { textOf } from './use-given-form.ts';
import { useSeen } from './use-seen.ts';
import { useTyped } from './use-typed.ts';

type Props = { known: KnownVaccines; row: PlannedDose; onClose: () => void };

const formId = 'notes-form';

/** Adds notes to a dose, or changes them. */
export function NotesDialog({ known: { child, me }, row, onClose }: Props) {
  const seen = useSeen<PlannedDose>(row, PlannedDose);
  const change = useChangeRow(child.id);
  const form = useForm({
    schema: changePlannedDose.body,
    read: (fields) => ({ notes: textOf(fields, 'notes') || null, version: seen.version() }),
    send: async (body) => {
      await change.mutateAsync({ plannedDoseId: row.id, body });
      onClose();
    },
    onFailed: seen.note,
  });
  const { unsaved, formProps } = useTyped(form);
  const close = () => unsaved.leave(onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={`Add Notes for ${child.firstName}`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.isBusy}>
            Save Notes
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="stack" aria-label="Add Notes">
        <p className="soft">{doseName(row)}</p>
        {seen.meanwhile && (
          <ChangedMeanwhileAlert
            title={changedWhileOpenText(seen.meanwhile.current.changedBy, me, 'this dose')}
            changes={changesBetween(factsOf(seen.meanwhile.before), factsOf(seen.meanwhile.current))}
            onLoadTheirs={() => seen.meanwhile && seen.loadTheirs(seen.meanwhile.current)}
            onKeepMine={() => {
              if (seen.meanwhile) seen.acknowledge(seen.meanwhile.current);
              form.formProps.ref.current?.requestSubmit();
            }}
          />
        )}
        <UpdateFailed failed={form.failed} />
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
        {row.version > 1 && <p className="xs faint">{historyText(row, me)}</p>}
      </form>
      <UnsavedDialog unsaved={unsaved} />
    </Dialog>
  );
}

function factsOf({ notes, completed }: PlannedDose) {
  return [
    { name: 'Notes', text: notes ?? 'none' },
    { name: 'Completed', text: completed ? 'yes' : 'no' },
  ];
}
