import { Pencil } from 'lucide';
import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { Dose } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { WhenKnown } from '../when-known.tsx';
import { CorrectDialog } from './correct-dialog.tsx';

/** On the dashboard, of what was given last. */
export function CorrectLast({ child, today, dose }: { child: Child; today: Day; dose: Dose }) {
  const [opened, open] = useState<Dose | null>(null);
  const close = () => open(null);
  return (
    <>
      <Button icon={Pencil} onClick={() => open(dose)}>
        Correct the date
      </Button>
      {opened && (
        <WhenKnown child={child} today={today} title={`Correct a dose of ${child.firstName}`} onClose={close}>
          {(known) => <CorrectDialog known={known} dose={opened} onClose={close} />}
        </WhenKnown>
      )}
    </>
  );
}
