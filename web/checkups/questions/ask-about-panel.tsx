import { Check, Plus } from 'lucide';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupDay, nextCheckup } from '#domain/checkups/status.ts';
import { weekdayText } from '#domain/time/day-text.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { longDayNear } from '#web/client/text/day-near.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { useCheckups } from '../data.ts';
import { addingIdea } from './question-changes.ts';

type Props = {
  child: Child;
  today: Day;
  /** At most 500 characters. */
  question: string;
  /** The button alone, without when the checkup is. */
  isShort?: boolean;
};

/** Puts a question that another room words on the list of the next checkup. */
export function AskAboutPanel({ child, today, question, isShort = false }: Props) {
  const { data: checkups } = useCheckups(child.id);
  const next = checkups && nextCheckup(checkups, today);
  if (next === null) return <CardLink href="/appointments">View All Appointments</CardLink>;
  return (
    next && <AskAt key={next.id} checkup={next} child={child} today={today} question={question} isShort={isShort} />
  );
}

function AskAt({ checkup, child, today, question, isShort }: Props & { checkup: Checkup }) {
  const { id: checkupId, questions } = checkup;
  const add = useChange(addingIdea, { childId: child.id, checkupId });
  const isAsked = questions.some(({ text }) => text === question);
  return (
    <>
      {!isShort && (
        <p className="sm">
          {child.firstName}&#39;s checkup is {whenText(checkup, today)}.
        </p>
      )}
      <div aria-live="polite">
        {isAsked ? (
          <p className="sm row">
            <Icon of={Check} />
            <span>On your list for the checkup {whenText(checkup, today)}.</span>
          </p>
        ) : (
          <Button icon={Plus} busy={add.isPending} onClick={() => add.mutate({ id: newId(), text: question })}>
            {listText(checkup, today)}
          </Button>
        )}
      </div>
    </>
  );
}

const DAYS_NAMED = 6;

/** 'today', 'on Tuesday', 'on December 15', 'around March 27' */
function whenText(checkup: Checkup, today: Day): string {
  const on = checkupDay(checkup);
  if (on === today) return 'today';
  const isNamed = isSoon(on, today) && checkup.scheduledOn !== null;
  return `${checkup.scheduledOn === null ? 'around' : 'on'} ${isNamed ? weekdayText(on) : longDayNear(on, today)}`;
}

/** "Add to Tuesday's questions" */
function listText(checkup: Checkup, today: Day): string {
  const on = checkupDay(checkup);
  if (on === today) return "Add to today's questions";
  const isNamed = isSoon(on, today) && checkup.scheduledOn !== null;
  return isNamed ? `Add to ${weekdayText(on)}'s questions` : 'Add to the questions for the checkup';
}

function isSoon(on: Day, today: Day): boolean {
  const days = daysBetween(today, on);
  return days > 0 && days <= DAYS_NAMED;
}
