import type { ReactNode } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { PastPanel } from '#web/checkups/past/past-panel.tsx';
import { ViewerNotePanel } from '#web/children/viewer-note-panel.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { AfterShots } from '../after-shots.tsx';
import { BirthPanel } from '../birth-panel.tsx';
import type { Act } from '../dialogs/vaccine-action.ts';
import { NotCountedAlert } from '../not-counted-alert.tsx';
import { AboutSchedule } from './about-schedule.tsx';
import { BloodTest } from './blood-test.tsx';
import { DaysMissing } from './days-missing.tsx';
import { OverdueAlert } from './overdue-alert.tsx';

type Props = {
  child: Child;
  me: Me;
  today: Day;
  plan: VaccinePlan;
  act: Act;
  newbornNote: ReactNode;
  giveDue: ReactNode;
};

/** What is due and what to do about it, then what is asked and noted. */
export function ScheduleNotes({ child, me, today, plan, act, newbornNote, giveDue }: Props) {
  return (
    <>
      <ViewerNotePanel child={child} what="vaccines" />
      {plan.bloodTest && newbornNote}
      {plan.bloodTest && <BloodTest child={child} me={me} bloodTest={plan.bloodTest} />}
      <BirthPanel child={child} />
      {!plan.bloodTest && newbornNote}
      <OverdueAlert plan={plan} child={child} />
      <div className="row wrap schedule-acts">
        {giveDue}
        <ButtonLink href={`/print/visit?childId=${child.id}`}>Show the doctor</ButtonLink>
      </div>
      <NotCountedAlert plan={plan} act={act} />
      <DaysMissing plan={plan} act={act} />
      <Findings plan={plan} />
      <PastPanel isOfDoses child={child} today={plan.asOf} />
      <AfterShots child={child} today={today} isAdviceAlone />
      <AboutSchedule me={me} plan={plan} act={act} />
    </>
  );
}

function Findings({ plan: { findings } }: { plan: VaccinePlan }) {
  if (findings.length === 0) return null;
  return (
    <Alert tone="amber" title="Not everything could be used as it was written down.">
      <ul className="signs">
        {findings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}
