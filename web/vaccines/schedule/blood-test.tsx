import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { historyText, type Reader } from '#web/client/text/history.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { markingBloodTest } from '../vaccine-changes.ts';

type Props = { child: Child; me: Reader; bloodTest: NonNullable<VaccinePlan['bloodTest']> };

/** Of a positive mother's child: whether the blood test after the hepatitis B series was done. */
export function BloodTest({ child, me, bloodTest: { done } }: Props) {
  const mark = useChange(markingBloodTest, child.id);
  const isDone = done !== null;
  const button = mayEdit(child) && (
    <Button
      id="blood-test"
      busy={mark.isPending}
      onClick={() => !mark.isPending && mark.mutate(!isDone, { onSuccess: () => focusSoon('blood-test') })}
    >
      {isDone ? 'It was not done' : 'Yes'}
    </Button>
  );
  return (
    <Alert
      tone={isDone ? 'sky' : 'amber'}
      title={isDone ? 'The blood test for hepatitis B was done.' : 'Was the blood test for hepatitis B done?'}
      action={button}
    >
      {done && (
        <>
          Your doctor tells you what it showed. <span className="xs faint">{historyText(done, me)}</span>
        </>
      )}
    </Alert>
  );
}
