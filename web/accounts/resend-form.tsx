import { RefreshCw } from 'lucide';
import * as z from 'zod/mini';
import { Email } from '#contract/accounts/signing-in.ts';
import { useForm } from '#web/client/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useIsAlive } from './use-is-alive.ts';
import { resendText, useResend } from './use-resend.ts';

const Address = z.object({ email: Email });

/** Asks for an address and has the confirming mail sent there again. */
export function ResendForm({ verb = 'Send it again' }: { verb?: string }) {
  const isAlive = useIsAlive();
  const { state, resend } = useResend();
  const form = useForm({
    schema: Address,
    read: (fields) => ({ email: fields.get('email') }),
    send: async ({ email }) => resend(email),
  });

  return (
    <form className="stack w-[min(20rem,calc(100vw-2*var(--gutter)))] text-start" method="post" {...form.formProps}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={form.errors['email']}
      />
      <Button
        type="submit"
        icon={RefreshCw}
        full
        busy={form.isBusy}
        disabledBecause={isAlive ? undefined : 'Sending a mail again needs JavaScript.'}
      >
        {verb}
      </Button>
      {state.name === 'sent' && (
        <Alert tone="fern" role="status">
          {resendText}
        </Alert>
      )}
      {state.name === 'failed' && (
        <Alert tone="clay" role="alert">
          {state.text}
        </Alert>
      )}
    </form>
  );
}
