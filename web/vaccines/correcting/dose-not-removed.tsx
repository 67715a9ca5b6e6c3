import type { Me } from '#contract/accounts/me.ts';
import type { Dose } from '#contract/vaccines.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { differencesBetween } from '#web/client/form/differences.ts';
import { changedWhileOpenText } from '#web/client/text/history.ts';
import type { Seen } from '#web/client/form/use-seen.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { DifferenceList } from '#web/ui/state/difference-list.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { factsWritten } from './correct-facts.ts';
import { updateFailedText } from '../vaccine-changes.ts';

type Props = {
  failed: CallFailed | null;
  seen: Pick<Seen<Dose>, 'meanwhile'>;
  me: Me;
  /** 'Remove' */
  verb: string;
};

export function DoseNotRemoved({ failed, seen: { meanwhile }, me, verb }: Props) {
  if (failed?.code !== 'changed-meanwhile' || !meanwhile)
    return <SaveFailed title={updateFailedText} failed={failed} />;
  const { before, current } = meanwhile;
  return (
    <Alert tone="amber" role="alert" title={changedWhileOpenText(current.changedBy, me, 'this dose')}>
      <div className="stack tight">
        <DifferenceList differences={differencesBetween(factsWritten(before), factsWritten(current))} />
        <p>{verb} it all the same?</p>
      </div>
    </Alert>
  );
}
