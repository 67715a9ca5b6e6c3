import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { listText } from '#domain/text/list-text.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { DoseNotRemoved } from './dose-not-removed.tsx';
import { doseCardRef } from '../dose/dose-place.ts';
import { doseInList, doseName } from '../dose/dose-text.ts';
import { doseOf, type KnownVaccines } from '../known-vaccines.ts';
import { useRemoval } from './use-removal.ts';

type Props = { known: KnownVaccines; row: PlannedDose; onClose: () => void };

export function UnmarkDialog({ known: { child, me, plan }, row, onClose }: Props) {
  const { seen, failed, isPending, remove } = useRemoval(child.id, doseOf(row, plan), onClose);
  return (
    <ConfirmDialog
      open
      title={`Unmark ${doseName(row)} of ${child.firstName}?`}
      verb="Unmark"
      busy={isPending}
      onCancel={onClose}
      onConfirm={remove}
      fallbackFocus={doseCardRef(row)}
    >
      <div className="stack">
        <p>{unmarkText(row, plan)}</p>
        <DoseNotRemoved failed={failed} seen={seen} me={me} verb="Unmark" />
      </div>
    </ConfirmDialog>
  );
}

export function unmarkText(row: PlannedDose, plan: Pick<VaccinePlan, 'planned' | 'doses'>): string {
  const dose = doseOf(row, plan);
  const filled = dose ? plan.planned.filter(({ doseId }) => doseId === dose.id) : [];
  const goes = 'The day and what else was written down of it are removed. Notes stay.';
  if (filled.length < 2) return `It becomes open again. ${goes}`;
  const shot = dose?.productName ? `One shot of ${dose.productName}` : 'One shot';
  return `${shot} was ${listText(filled.map(doseInList))}. All of them become open again. ${goes}`;
}
