import { useState } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { dosesUntil } from '#domain/checkups/status.ts';
import { visitAtHandText } from '#domain/checkups/visit-at-hand-text.ts';
import { lastDayAtHand } from '#domain/checkups/visit-at-hand.ts';
import { monthAndDayText, weekdayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { timeOfDayText } from '#domain/time/time-of-day.ts';
import { dosesDueAt, dosesDueOn } from '#domain/vaccines/standing/due-doses.ts';
import { useMe } from '#web/accounts/data.ts';
import { VisitDayDialog } from '#web/checkups/at-hand/visit-day-dialog.tsx';
import { useCheckups } from '#web/checkups/data.ts';
import { useMeasurements } from '#web/growth/data.ts';
import { Tearoff } from '#web/ui/layout/tearoff.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { NotLoaded } from '#web/ui/state/loaded.tsx';
import { markableRows } from '#web/vaccines/at-hand/use-visit-shots.ts';
import { useVaccinePlan, useVaccines } from '#web/vaccines/data.ts';
import { visitDrafts } from './visit-drafts.ts';
import { VisitForm } from './visit-form.tsx';

type Visit = Checkup & { readonly scheduledOn: Day };

type Props = {
  child: Child;
  /** As it was when it was first shown. */
  visit: Visit;
  today: Day;
  /** Keeps the visit here, or ends that. */
  hold: (visit: Visit | null) => void;
};

/** In place of the next checkup: everything of today's is filled in here and saved at once. */
export function VisitAtHand({ child, visit, today, hold }: Props) {
  const { data: checkups = [] } = useCheckups(child.id);
  const now = checkups.find(({ id }) => id === visit.id) ?? visit;
  const checkup = { ...now, scheduledOn: now.scheduledOn ?? visit.scheduledOn };
  const [on, setOn] = useState(() => visitDrafts.get(visit.id)?.on ?? checkup.scheduledOn);
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="card at-hand" aria-labelledby="visit-at-hand">
      <header className="checkup">
        <Tearoff day={checkup.scheduledOn} isPast={checkup.scheduledOn < today} />
        <div className="grow">
          <p className="xs faint">
            <strong>{visitAtHandText(checkup.scheduledOn, today)}</strong>
          </p>
          <h2 id="visit-at-hand" className="what">
            {checkupTitle(checkup.checkupType)}
          </h2>
          <p className="sm soft meta">
            <span>{whenText(checkup, today)}</span>
            {checkup.place !== null && <span>{checkup.place}</span>}
          </p>
        </div>
      </header>
      <p className="row wrap">
        <CardLink href={`/print/visit?childId=${child.id}`}>Show the doctor</CardLink>
        <CardLink href="/appointments">View All Appointments</CardLink>
      </p>
      <p className="sm soft">
        Fill in what you like, in the room or at home. This card stays here until{' '}
        {weekdayText(lastDayAtHand(checkup.scheduledOn))}.{' '}
        {on !== checkup.scheduledOn && <strong>It was on {monthAndDayText(on)}.</strong>}{' '}
        <button type="button" className="link inline" onClick={() => setAsking(true)}>
          Was the visit on another day?
        </button>
      </p>
      <Filling
        child={child}
        checkup={checkup}
        today={today}
        on={on}
        onChangeDay={() => setAsking(true)}
        onHold={() => hold(visit)}
        onClose={() => hold(null)}
      />
      {isAsking && (
        <VisitDayDialog
          checkup={checkup}
          child={child}
          today={today}
          on={on}
          onPick={setOn}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** 'Today, 9:20 a.m.', 'November 25, 9:20 a.m.' */
function whenText({ scheduledOn, scheduledTime }: Visit, today: Day): string {
  const on = scheduledOn === today ? 'Today' : monthAndDayText(scheduledOn);
  return scheduledTime === null ? on : `${on}, ${timeOfDayText(scheduledTime)}`;
}

type FillingProps = Pick<Props, 'child' | 'today'> & {
  checkup: Visit;
  on: Day;
  onChangeDay: () => void;
  onHold: () => void;
  onClose: () => void;
};

function Filling({ child, checkup, today, ...rest }: FillingProps) {
  const { data: me } = useMe();
  const measurements = useMeasurements(child.id);
  const plan = useVaccinePlan(child.id);
  const facts = useVaccines();
  if (!me || !measurements.data || !plan.data || !facts.data) {
    const query = [measurements, plan, facts].find(({ data, error }) => !data && error) ?? plan;
    return (
      <NotLoaded
        query={query}
        failed="Failed to load checkup data. Please try again."
        loading="Loading checkups..."
        rows={4}
      />
    );
  }
  const known = { child, me, today, plan: plan.data, facts: facts.data };
  const { scheduledOn } = checkup;
  // Once its day is over, the plan has what was due then on a later visit.
  const dueThen =
    scheduledOn < today
      ? dosesDueOn(plan.data.planned, scheduledOn, dosesUntil(checkup) ?? scheduledOn)
      : dosesDueAt(plan.data.planned, scheduledOn);
  const due = dueThen.filter(({ category }) => category !== 'ask-your-doctor');
  return (
    <VisitForm
      known={known}
      checkup={checkup}
      measurements={measurements.data}
      rows={markableRows(due, plan.data)}
      {...rest}
    />
  );
}
