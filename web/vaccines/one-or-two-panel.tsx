import { useState } from 'react';
import type { NewDose } from '#contract/vaccines/changes.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { SaveFailed, type SaveFailedProps } from '#web/ui/state/save-failed.tsx';

type Sent = Pick<NewDose, 'id' | 'givenOn' | 'givenIn' | 'cvx' | 'vaccine'>;

export type OneOrTwo = {
  /** With what was answered of these doses. */
  readonly answered: <D extends Sent>(doses: readonly D[]) => D[];
  readonly isKept: (dose: Sent) => boolean;
  readonly keep: (dose: Sent, isKept: boolean) => void;
};

/**
 * Answers to 'One dose or two?'. Each holds for one dose, of that vaccine and that day: another day is asked about
 * again.
 */
export function useOneOrTwo(): OneOrTwo {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const isKept = (dose: Sent) => kept.has(keyOf(dose));
  return {
    isKept,
    answered: (doses) => doses.map((dose) => (isKept(dose) ? { ...dose, isAnother: true } : dose)),
    keep: (dose, isNow) => {
      const others = [...kept].filter((key) => key !== keyOf(dose));
      setKept(new Set(isNow ? [...others, keyOf(dose)] : others));
    },
  };
}

function keyOf({ id, cvx, vaccine, givenOn, givenIn }: Sent): string {
  return [id, cvx ?? vaccine, givenOn ?? givenIn].join(' ');
}

type Props = SaveFailedProps & {
  /** As they were sent. */
  doses: readonly Sent[];
  oneOrTwo: Pick<OneOrTwo, 'isKept' | 'keep'>;
};

/** Why saving failed; of doses whose vaccine is recorded within a few days, whether each was one dose or two. */
export function OneOrTwoPanel({ title, failed, doses, oneOrTwo }: Props) {
  const asked = failed?.code === 'already-exists' ? askedIn(failed, doses) : [];
  // EarlyPanel asks about it.
  if (failed?.code === 'unlikely-value') return null;
  if (asked.length === 0) return <SaveFailed title={title} failed={failed} />;
  return (
    <IntoView>
      <Alert tone="amber" role="alert" title="One dose or two?">
        <div className="stack tight">
          {asked.map(({ dose, text }) => (
            <div key={keyOf(dose)}>
              <p>{text} If that is the same dose, leave it out here.</p>
              <Check
                name={`isAnother ${keyOf(dose)}`}
                checked={oneOrTwo.isKept(dose)}
                onChange={({ currentTarget }) => oneOrTwo.keep(dose, currentTarget.checked)}
              >
                There were two doses: keep both
              </Check>
            </div>
          ))}
        </div>
      </Alert>
    </IntoView>
  );
}

function askedIn({ fields }: CallFailed, doses: readonly Sent[]) {
  return fields.flatMap(({ name, message }) => {
    const dose = doses[Number(/^doses\.(\d+)\./.exec(name)?.[1] ?? 0)];
    return dose ? [{ dose, text: message }] : [];
  });
}
