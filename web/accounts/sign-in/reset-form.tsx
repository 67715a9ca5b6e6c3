import { useEffect, useRef } from 'react';
import { lazyCall } from '#web/client/calls/lazy-call.ts';
import { takeToken } from '#web/client/page/take-token.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/form/error-summary.tsx';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import { resetFailure } from '../failure-text.ts';
import { NewPasswordFields, newPasswordLabels } from '../new-password-fields.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { useLeave } from '../use-leave.ts';

const resetPassword = lazyCall(async () => (await import('#contract/accounts/passwords.ts')).resetPassword);

export type ResetFormProps = {
  /** Owner of the link; null if the link no longer works. */
  email: string | null;
  /** False if the page was opened without a link. */
  hasToken: boolean;
};

export function ResetForm({ email, hasToken }: ResetFormProps) {
  const isHydrated = useIsHydrated();
  const { isLeaving, leaveFor } = useLeave();
  const token = useRef<string | null>(null);
  const form = useForm({
    schema: resetPassword.schema,
    read: (fields) => ({
      token: token.current ?? '',
      newPassword: fields.get('newPassword'),
      confirmPassword: fields.get('confirmPassword'),
    }),
    comparedWith: { newPassword: 'confirmPassword' },
    send: async (body) => leaveFor((await resetPassword({ body })).next),
  });

  useEffect(() => {
    token.current ??= takeToken();
  }, []);

  if (!hasToken) return <Incomplete />;
  if (email === null || form.failed?.code === 'spent') return <Spent />;
  const wrong = wrongFields(form, { token: 'Link', ...newPasswordLabels });
  return (
    <form className="stack" method="post" {...form.formProps}>
      <ErrorSummary fields={wrong} attempt={form.refusals} />
      {wrong.length === 0 && form.failed && <FailureAlert {...resetFailure(form.failed)} />}
      {/* Password managers file the password under the account name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields errors={form.errors} />
      <Button
        type="submit"
        look="primary"
        big
        full
        busy={form.isBusy || isLeaving}
        disabledBecause={isHydrated ? undefined : 'Setting a password needs JavaScript.'}
      >
        Reset password
      </Button>
    </form>
  );
}

function Incomplete() {
  return <NoLink title="This link is not complete.">Open it once more from the email, or ask for a new one.</NoLink>;
}

function Spent() {
  return <NoLink title="This link has expired or has already been used.">Ask for a new one; it takes a minute.</NoLink>;
}

function NoLink({ title, children }: { title: string; children: string }) {
  return (
    <div className="stack">
      <Alert tone="amber" title={title} role="status">
        {children}
      </Alert>
      <ButtonLink full href="/forgot-password">
        Send a new link
      </ButtonLink>
    </div>
  );
}
