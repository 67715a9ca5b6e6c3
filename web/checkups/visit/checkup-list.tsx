import { useEffect } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import { CHECKUPS_COMPARED, checkupSourceText } from '#domain/checkups/source-text.ts';
import { nextCheckup, visitsAhead } from '#domain/checkups/status.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { useVaccinePlan } from '#web/vaccines/data.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { checkupElementId } from './checkup-texts.ts';
import { CheckupGroupList } from './checkup-group-list.tsx';
import { withNextFirst } from './checkup-groups.ts';
import type { OpenDialog, Shown } from './shown.ts';

type Props = Omit<Shown, 'checkup'> & {
  checkups: readonly Checkup[];
  /** The visit to go to at once, by its id in the plan. */
  opened: string | undefined;
};

const dialogs = {
  reschedule: lazily(() => import('../dialogs/reschedule-dialog.tsx'), 'RescheduleDialog'),
  complete: lazily(() => import('../dialogs/complete-dialog.tsx'), 'CompleteDialog'),
  notes: lazily(() => import('../dialogs/notes-dialog.tsx'), 'NotesDialog'),
};

export function CheckupList({ checkups, opened, ...shown }: Props) {
  const openedId = checkups.find(({ visit }) => visit === opened)?.id;
  useEffect(() => {
    if (openedId !== undefined) focusSoon(checkupElementId({ id: openedId }));
  }, [openedId]);
  const open = useOpen();
  const { data: plan } = useVaccinePlan(shown.child.id);
  const next = nextCheckup(checkups, shown.today);
  const ahead = visitsAhead(checkups, shown.today);
  const onOpen: OpenDialog = (dialog, checkup) => {
    const Dialog = dialogs[dialog];
    open((close) => <Dialog {...shown} checkup={checkup} onClose={close} />);
  };
  return (
    <>
      {withNextFirst(checkups, next).map((group) => (
        <CheckupGroupList
          key={group.status}
          {...shown}
          group={group}
          next={next}
          ahead={ahead}
          openedId={openedId}
          onOpen={onOpen}
        />
      ))}
      <SourceLine>
        {checkupSourceText()} {CHECKUPS_COMPARED}
        {plan && ` Doses: ${plan.authority.title}.`}
      </SourceLine>
    </>
  );
}
