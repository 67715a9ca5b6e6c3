import { useState } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import { CHECKUPS_COMPARED, checkupSourceText } from '#domain/checkups/source-text.ts';
import { nextCheckup, visitsAhead } from '#domain/checkups/status.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { useVaccinePlan } from '#web/vaccines/data.ts';
import { CheckupGroupList } from './checkup-group-list.tsx';
import { withNextFirst } from './checkup-groups.ts';
import type { CheckupDialog, Shown } from './shown.ts';

type Props = Omit<Shown, 'checkup'> & { checkups: readonly Checkup[] };

const dialogs = {
  reschedule: lazily(() => import('../dialogs/reschedule-dialog.tsx'), 'RescheduleDialog'),
  complete: lazily(() => import('../dialogs/complete-dialog.tsx'), 'CompleteDialog'),
  notes: lazily(() => import('../dialogs/notes-dialog.tsx'), 'NotesDialog'),
};

export function CheckupList({ checkups, ...shown }: Props) {
  const [opened, setOpened] = useState<{ dialog: CheckupDialog; checkup: Checkup } | null>(null);
  const { data: plan } = useVaccinePlan(shown.child.id);
  const Dialog = opened && dialogs[opened.dialog];
  const next = nextCheckup(checkups, shown.today);
  const ahead = visitsAhead(checkups, shown.today);
  return (
    <>
      {withNextFirst(checkups, next).map((group) => (
        <CheckupGroupList
          key={group.status}
          {...shown}
          group={group}
          next={next}
          ahead={ahead}
          onOpen={(dialog, checkup) => setOpened({ dialog, checkup })}
        />
      ))}
      <SourceLine>
        {checkupSourceText()} {CHECKUPS_COMPARED}
        {plan && ` Doses: ${plan.authority.title}.`}
      </SourceLine>
      {opened && Dialog && (
        <WhenLoaded fallback={null} onFailed={() => setOpened(null)}>
          <Dialog {...shown} checkup={opened.checkup} onClose={() => setOpened(null)} />
        </WhenLoaded>
      )}
    </>
  );
}
