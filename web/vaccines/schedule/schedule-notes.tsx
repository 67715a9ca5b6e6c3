import type { ReactNode } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { PastPanel } from '#web/checkups/past/past-panel.tsx';
import { ViewerNotePanel } from '#web/children/viewer-note-panel.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { BirthPanel } from '../birth-panel.tsx';
import { AuthorityBox } from '../choices/authority-box.tsx';
import { ConditionsBox } from '../choices/conditions-box.tsx';
import { BloodTest } from './blood-test.tsx';
import { DaysMissing } from './days-missing.tsx';
import { dosesId } from './dose-group-section.tsx';
import { OverdueAlert } from './overdue-alert.tsx';
import type { Act } from '../dialogs/vaccine-action.ts';

type Props = { child: Child; me: Me; plan: VaccinePlan; act: Act; giveDue: ReactNode };

/** What is due and its button first, and a way past what is asked and noted. */
export function ScheduleNotes({ child, me, plan, act, giveDue }: Props) {
  return (
    <>
      <ViewerNotePanel child={child} what="vaccines" />
      {plan.newbornNote !== null && <Alert tone="amber">{plan.newbornNote}</Alert>}
      {plan.bloodTest && <BloodTest child={child} me={me} bloodTest={plan.bloodTest} />}
      <BirthPanel child={child} />
      <OverdueAlert plan={plan} />
      {giveDue && <div>{giveDue}</div>}
      <a className="skip" href={`#${dosesId}`}>
        To the doses
      </a>
      <DaysMissing plan={plan} act={act} />
      <PastPanel child={child} today={plan.asOf} />
      <ConditionsBox plan={plan} me={me} act={act} />
      <AuthorityBox plan={plan} act={act} />
      <Findings plan={plan} />
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
