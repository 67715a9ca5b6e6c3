import { Siren } from 'lucide';
import { reactionCallText } from '#domain/foods/reaction-advice.ts';
import { TickList } from '#web/ui/layout/tick-list.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Call911 } from '../tried/call-911.tsx';
import { sentencesOf } from '../tried/sentences-of.ts';

/** @param isForMilk it stands where most children are fed milk alone */
type Props = { isForMilk: boolean };

/** Never inside a fold: it is needed at once. When to call 911 stands first, with a button that calls. */
export function ReactionCall({ isForMilk }: Props) {
  const { doctor, er, call911 } = reactionCallText(isForMilk);
  return (
    <Alert tone="clay" icon={Siren} title={isForMilk ? 'A reaction after a feed?' : 'A reaction to a food?'}>
      <div className="stack tight">
        <TickList small of={sentencesOf(call911)} />
        <div>
          <Call911 className="btn stop" />
        </div>
        <p>{doctor}</p>
        <p>{er}</p>
      </div>
    </Alert>
  );
}
