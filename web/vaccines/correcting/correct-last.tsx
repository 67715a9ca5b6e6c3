import { Pencil } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { Dose } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { WhenKnown } from '../when-known.tsx';
import { CorrectDialog } from './correct-dialog.tsx';

/** On the dashboard, of what was given last. */
export function CorrectLast({ child, today, dose }: { child: Child; today: Day; dose: Dose }) {
  const open = useOpen();
  const correct = () =>
    open((close) => (
      <WhenKnown child={child} today={today} title={`Correct a dose of ${child.firstName}`} onClose={close}>
        {(known) => <CorrectDialog known={known} dose={dose} onClose={close} />}
      </WhenKnown>
    ));
  return (
    <Button icon={Pencil} onClick={correct}>
      Correct the date
    </Button>
  );
}
