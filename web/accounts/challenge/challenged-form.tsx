import type { ReactNode } from 'react';
import type { Form } from '#web/client/use-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/form/error-summary.tsx';
import { Challenge } from './challenge.tsx';
import { notReadyBecause } from './challenge-state.ts';
import type { ChallengeControl } from './use-challenge.ts';

export type ChallengedFormProps = {
  form: Form;
  challenge: ChallengeControl;
  /** Label of each field by its name, in their order; those of the check and of what the browser adds come after. */
  labels: Record<string, string>;
  /** What went wrong that is about no field. */
  alert: ReactNode;
  /** On the button. */
  verb: string;
  /** The next page is on its way. */
  isLeaving: boolean;
  children: ReactNode;
};

/** A form of the door: what is wrong above its fields, the security check and the button below them. */
export function ChallengedForm(props: ChallengedFormProps) {
  const { form, challenge, labels, alert, verb, isLeaving, children } = props;
  const wrong = wrongFields(form, { ...labels, challengeToken: 'Security check', timeZone: 'Time zone' });
  return (
    <form className="stack" method="post" {...form.formProps} {...challenge.formProps}>
      <ErrorSummary fields={wrong} attempt={form.refusals} />
      {wrong.length === 0 && alert}
      {children}
      <Challenge state={challenge.state} onRetry={challenge.renew} error={form.errors['challengeToken']} />
      <Button
        type="submit"
        look="primary"
        big
        full
        busy={form.isBusy || isLeaving}
        disabledBecause={notReadyBecause(challenge.state)}
      >
        {verb}
      </Button>
    </form>
  );
}
