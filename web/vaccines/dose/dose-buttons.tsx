import { CalendarPlus, Check, NotebookPen, Pencil, Undo2 } from 'lucide';
import type { Dose, PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { isDayMissing, standingOf } from '#domain/vaccines/standing/dose-standing.ts';
import { Button } from '#web/ui/button/button.tsx';
import { doseName } from './dose-text.ts';
import type { Act } from '../dialogs/vaccine-action.ts';

type Props = { row: PlannedDose; dose: Dose | null; plan: VaccinePlan; act: NonNullable<Act> };

export function DoseButtons({ row, dose, plan, act }: Props) {
  const standing = standingOf(row, plan);
  const isDue = standing === 'due' || standing === 'overdue';
  const isNext = row.id === plan.planned.find((one) => one.vaccine === row.vaccine && !one.completed && one.dueOn)?.id;
  const isDecided = standing === 'declined' || standing === 'deferred';
  return (
    <div className="row wrap" role="group" aria-label={doseName(row)}>
      {dose && isDayMissing(row, plan) && (
        <Button look="primary" icon={CalendarPlus} onClick={() => act({ kind: 'correct', dose })}>
          Add the day
        </Button>
      )}
      {dose && !isDayMissing(row, plan) && (
        <Button icon={Pencil} onClick={() => act({ kind: 'correct', dose })}>
          Correct the date
        </Button>
      )}
      {row.completed ? (
        <Button icon={Undo2} onClick={() => act({ kind: 'unmark', row })}>
          Unmark as Completed
        </Button>
      ) : (
        <Button look={isDue ? 'primary' : 'default'} icon={Check} onClick={() => act({ kind: 'give', rows: [row] })}>
          Mark as Completed
        </Button>
      )}
      <Button icon={NotebookPen} onClick={() => act({ kind: 'notes', row })}>
        Add Notes
      </Button>
      {isNext && !isDecided && (
        <Button look="quiet" onClick={() => act({ kind: 'decide', row })}>
          Not now
        </Button>
      )}
      {isDecided && <Button onClick={() => act({ kind: 'decide', row })}>Change this decision</Button>}
    </div>
  );
}
