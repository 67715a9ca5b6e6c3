import type { ReactNode } from 'react';
import type { Form } from '#web/client/form/use-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/form/error-summary.tsx';
import { Challenge } from './challenge.tsx';
import { notReadyBecause } from './challenge-state.ts';
import type { ChallengeControl } from './use-challenge.ts';

export type ChallengedFormProps = {
  form: Form;
  challenge: ChallengeControl;
  /** Field labels by name, in order. The check's own fields come after them. */
  labels: Record<string, string>;
  alert: ReactNode;
  verb: string;
  isLeaving: boolean;
  children: ReactNode;
};

export function ChallengedForm(props: ChallengedFormProps) {
  const { form, challenge, labels, alert, verb, isLeaving, children } = props;
  const wrong = wrongFields(form, { ...labels, challengeToken: 'Security check', timeZone: 'Time zone' });
  const formProps: Form['formProps'] = {
    ...form.formProps,
    onFocus: () => {
      form.formProps.onFocus();
      challenge.begin();
    },
  };
  return (
    <form className="stack" method="post" {...formProps}>
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
