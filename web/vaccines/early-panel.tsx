import { useRef } from 'react';
import type { NewDose } from '#contract/vaccines/changes.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';

type Sent = Pick<NewDose, 'id' | 'givenOn' | 'cvx' | 'vaccine'>;

/** Days that were confirmed though a dose does not count on them. Each holds for one dose, of that vaccine and that day. */
export function useEarly() {
  // Read by the submit that follows at once.
  const kept = useRef<ReadonlySet<string>>(new Set());
  return {
    /** Whether to be asked about one of these doses. */
    refusesEarly: (doses: readonly Sent[]) => doses.some((dose) => !kept.current.has(keyOf(dose))),
    keep: (doses: readonly Sent[]) => {
      kept.current = new Set([...kept.current, ...doses.map(keyOf)]);
    },
  };
}

function keyOf({ id, cvx, vaccine, givenOn }: Sent): string {
  return [id, cvx ?? vaccine, givenOn].join(' ');
}

type Props = { failed: CallFailed | null; onChange: () => void; onKeep: () => void };

/** Asks about doses that would not count on the day that was typed. */
export function EarlyPanel({ failed, onChange, onKeep }: Props) {
  if (failed?.code !== 'unlikely-value') return null;
  const asked = [...new Set(failed.fields.map(({ message }) => message))];
  const what = asked.length === 1 ? 'this will' : 'these will';
  return (
    <IntoView>
      <Alert tone="amber" role="alert" title={`On this day ${what} probably not count. Is the date right?`}>
        <div className="stack tight">
          <ul className="signs">
            {asked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <div className="row wrap">
            <Button onClick={onChange}>Change the date</Button>
            <Button look="quiet" onClick={onKeep}>
              It was given
            </Button>
          </div>
        </div>
      </Alert>
    </IntoView>
  );
}
