import type { Dose } from '#contract/vaccines.ts';
import { longDayText, longMonthText } from '#domain/time/day-text.ts';
import { listText } from '#domain/text/list-text.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/overlay/confirm-dialog.tsx';
import { DoseNotRemoved } from './dose-not-removed.tsx';
import { doseInList } from '../dose/dose-text.ts';
import { doseTitle, type KnownVaccines } from '../known-vaccines.ts';
import { useRemoval } from './use-removal.ts';

type Props = Pick<ConfirmDialogProps, 'fallbackFocus' | 'onCancel'> & {
  known: KnownVaccines;
  dose: Dose;
  onRemoved: () => void;
};

export function RemoveDoseDialog({ known: { child, me, plan, facts }, dose, onRemoved, ...rest }: Props) {
  const { seen, failed, isPending, remove } = useRemoval(child.id, dose, onRemoved);
  const filled = plan.planned.filter(({ doseId }) => doseId === dose.id).map(doseInList);
  return (
    <ConfirmDialog
      {...rest}
      open
      title={`Remove ${doseTitle(dose, facts)}?`}
      verb="Remove"
      busy={isPending}
      onConfirm={remove}
    >
      <div className="stack">
        <p>
          {whatText(dose)} goes for every parent of {child.firstName}.{' '}
          {filled.length > 0 && `Open again: ${listText(filled)}.`}
        </p>
        <DoseNotRemoved failed={failed} seen={seen} me={me} verb="Remove" />
      </div>
    </ConfirmDialog>
  );
}

function whatText({ givenOn, givenIn }: Dose): string {
  if (givenOn) return `What was given on ${longDayText(givenOn)}`;
  return givenIn ? `What was given about ${longMonthText(givenIn)}` : 'It';
}
