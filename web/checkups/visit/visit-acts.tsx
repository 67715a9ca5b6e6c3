import { CalendarClock, Check, NotebookPen, Undo2 } from 'lucide';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupDay, isOfHospital } from '#domain/checkups/status.ts';
import type { Day } from '#domain/time/day.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { checkupElementId } from './checkup-texts.ts';
import type { OpenDialog } from './shown.ts';
import { markingCheckup } from '../checkup-changes.ts';

type Props = {
  checkup: Checkup;
  child: Child;
  today: Day;
  isNext?: boolean;
  onOpen: OpenDialog;
};

/** Nothing for viewers. */
export function VisitActs({ checkup, child, today, isNext = false, onOpen }: Props) {
  const { completed, notes, scheduledOn, status } = checkup;
  const isDayAsked = !completed && checkupDay(checkup) !== today && !isOfHospital(checkup, today);
  const isAhead = !completed && checkupDay(checkup) > today;
  const isToBook = isAhead && scheduledOn === null && status === 'upcoming';
  const primary = { look: 'primary' } as const;
  const mark = useChange(markingCheckup, child.id);
  if (!mayEdit(child)) return null;
  // The checkup moves to another group, and the pressed button disappears.
  const follow = () => focusSoon(checkupElementId(checkup));
  return (
    <div className="acts">
      <Button
        {...(isNext && !isAhead && primary)}
        icon={completed ? Undo2 : Check}
        busy={mark.isPending}
        onClick={() => (isDayAsked ? onOpen('complete', checkup) : mark.mutate(checkup, { onSuccess: follow }))}
      >
        {completed ? 'Unmark as Completed' : 'Mark as Completed'}
      </Button>
      {!completed && (
        <Button {...(isNext && isToBook && primary)} icon={CalendarClock} onClick={() => onOpen('reschedule', checkup)}>
          {scheduledOn === null ? 'Add the date' : 'Reschedule'}
        </Button>
      )}
      <Button icon={NotebookPen} onClick={() => onOpen('notes', checkup)}>
        {notes === null ? 'Add Notes' : 'Change Notes'}
      </Button>
    </div>
  );
}
