import type { Child } from '#contract/children.ts';
import { reactionSourceText } from '#domain/foods/reaction-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { eaterOf, NOT_SAID } from './eater-of.ts';
import { Call911 } from './call-911.tsx';
import { CallAtFirst } from './call-at-first.tsx';
import { ReactionAnswer } from './reaction-answer.tsx';
import { SignFields } from './reaction-fields.tsx';
import { useReaction } from './use-reaction.ts';

type Props = { child: Child; today: Day; onClose: () => void };

/** What to do first, for whoever is with the child and may write nothing down. */
export function ReactionHelpDialog({ child, today, onClose }: Props) {
  const reaction = useReaction(null, eaterOf(child, NOT_SAID, today), true);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`A reaction right now: ${child.firstName}`}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Call911 />
        </>
      }
    >
      <div className="stack">
        <CallAtFirst text={reaction.callAtFirst} />
        <ReactionAnswer advice={reaction.advice} isCallBelow />
        <SignFields id="reaction" reaction={reaction} onEmergency={() => {}} error={undefined} />
        <SourceLine>{reactionSourceText()}</SourceLine>
      </div>
    </Dialog>
  );
}
