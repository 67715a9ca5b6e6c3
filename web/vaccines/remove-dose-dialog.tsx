import type { Dose } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useRemoveDose } from './changing-data.ts';
import { doseInList, listText } from './dose-text.ts';
import { doseTitle, type KnownVaccines } from './known-vaccines.ts';
import { UpdateFailed } from './update-failed.tsx';

type Props = { known: KnownVaccines; dose: Dose; onCancel: () => void; onRemoved: () => void };

/** Asks before a dose goes for every parent. */
export function RemoveDoseDialog({ known: { child, plan, facts }, dose, onCancel, onRemoved }: Props) {
  const remove = useRemoveDose(child.id);
  const filled = plan.planned.filter(({ doseId }) => doseId === dose.id).map(doseInList);
  return (
    <ConfirmDialog
      open
      title={`Remove ${doseTitle(dose, facts)}?`}
      verb="Remove"
      busy={remove.isPending}
      onCancel={onCancel}
      onConfirm={() => remove.mutate(dose, { onSuccess: onRemoved })}
    >
      <div className="stack">
        <p>
          {dose.givenOn ? `What was given on ${longDayText(dose.givenOn)}` : 'It'} goes for every parent of{' '}
          {child.firstName}. {filled.length > 0 && `Open again: ${listText(filled)}.`}
        </p>
        <UpdateFailed failed={remove.error} />
      </div>
    </ConfirmDialog>
  );
}
