import { RefreshCw } from 'lucide';
import { orOffline } from '#web/client/calls/lazy-call.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmailField } from './email-field.tsx';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import { resendText, useResend } from './use-resend.ts';

const schema = async () => (await orOffline(() => import('./resend-schema.ts'))).Address;

export type ResendFormProps = {
  verb?: string;
  /** Known address, so that it need not be typed. */
  email?: string | null;
};

export function ResendForm({ verb = 'Send it again', email = null }: ResendFormProps) {
  const isHydrated = useIsHydrated();
  const { state, resend } = useResend();
  const form = useForm({
    schema,
    read: (fields) => ({ email: fields.get('email') }),
    send: async ({ email: address }) => resend(address),
  });
  const whyNot = state.name === 'failed' ? state.text : form.failed && problemText(form.failed);

  return (
    <form className="stack new-link" method="post" {...form.formProps}>
      {email === null ? (
        <EmailField autoComplete="email" error={form.errors['email']} />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <Button
        type="submit"
        look={email === null ? 'default' : 'quiet'}
        icon={RefreshCw}
        full
        busy={form.isBusy}
        disabledBecause={isHydrated ? undefined : 'Sending a mail again needs JavaScript.'}
      >
        {verb}
      </Button>
      {state.name === 'sent' && (
        <Alert tone="fern" role="status">
          {resendText}
        </Alert>
      )}
      {whyNot && (
        <Alert tone="clay" role="alert">
          {whyNot}
        </Alert>
      )}
    </form>
  );
}
