import { PasswordProof, provePassword } from '#contract/accounts/passwords.ts';
import { call } from '#web/client/calls/call.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { useMe } from './data.ts';
import { IssuerDialog } from './issuer-dialog.tsx';
import { useWaysIn } from './settings/settings-data.ts';
import { FailureAlert } from './sign-in/failure-alert.tsx';

const formId = 'prove-password';

type Props = { onAnswer: (isProved: boolean) => void };

/** Asks for the password before actions that a stolen phone must not allow. */
export function PasswordDialog({ onAnswer }: Props) {
  const { data: ways, isLoading } = useWaysIn();
  // A field for a password that there is not would take the focus.
  if (isLoading) return null;
  return ways?.hasPassword === false ? (
    <IssuerDialog ways={ways} onAnswer={onAnswer} />
  ) : (
    <AskingDialog onAnswer={onAnswer} />
  );
}

function AskingDialog({ onAnswer }: Props) {
  const { data: me } = useMe();
  const form = useForm({
    schema: PasswordProof,
    read: (fields) => ({ password: fields.get('password') }),
    send: async (body) => {
      await call(provePassword, { body });
      onAnswer(true);
    },
  });
  useFocusWrong(form);
  return (
    <FormDialog
      onClose={() => onAnswer(false)}
      title="Please enter your password to go on."
      formId={formId}
      verb="Continue"
      busy={form.isBusy}
    >
      <form id={formId} className="stack" {...form.formProps}>
        {form.failed && <FailureAlert title="Please try again" text={problemText(form.failed)} />}
        <p className="soft">This keeps your account safe on a device that somebody else picked up.</p>
        {/* Password managers look for the account name. */}
        <input type="text" name="username" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          data-focus-first
          error={form.errors['password']}
        />
      </form>
    </FormDialog>
  );
}
