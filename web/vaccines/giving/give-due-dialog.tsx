import { dosesDueOn } from '#domain/vaccines/standing/due-doses.ts';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import type { QuickAddProps } from '#web/client/page/page.ts';
import { WhenKnown } from '../when-known.tsx';
import { GivenDialog } from './given-dialog.tsx';

/** What is due is checked, what is asked about the birth is not; another vaccine can be added. */
export function GiveDueDialog(props: QuickAddProps) {
  return (
    <WhenKnown {...props} title={`What was given to ${props.child.firstName}?`}>
      {(known) => (
        <GivenDialog
          known={known}
          rows={dosesDueOn(known.plan.planned, known.plan.asOf)}
          unanswered={askedOfBirth(known.plan)}
          onClose={props.onClose}
        />
      )}
    </WhenKnown>
  );
}

function askedOfBirth({ planned }: VaccinePlan): PlannedDose[] {
  return planned.filter(({ isUnanswered, isOfBirth }) => isUnanswered && isOfBirth);
}
