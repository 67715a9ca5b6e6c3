import { Download } from 'lucide';
import { useState } from 'react';
import { Closing, typedToDelete, type Deletion } from '#contract/accounts/deletion.ts';
import { problemText } from '#web/client/problem-text.ts';
import { useForm } from '#web/client/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/error-summary.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCloseAccount } from './data.ts';
import { exportHref } from './export-href.ts';
import { PartingText } from './parting-text.tsx';
import { SaidAlert } from './said-alert.tsx';

type Props = { open: boolean; deletion: Deletion; onClose: () => void };

/** Asks for the password and a typed word before the account is closed. */
export function DeleteAccountDialog({ open, ...rest }: Props) {
  return open && <Asking {...rest} />;
}

const formId = 'delete-account';
const labels = { password: 'Password', confirmation: `Type ${typedToDelete} to confirm` };

function Asking({ deletion, onClose }: Omit<Props, 'open'>) {
  const [given, setGiven] = useState({ password: '', confirmation: '' });
  const close = useCloseAccount();
  const form = useForm({
    schema: Closing,
    read: () => ({ ...given, confirmation: given.confirmation.trim().toLowerCase() }),
    send: async (body) => void (await close.mutateAsync(body)),
  });
  const note = (name: keyof typeof given) => (event: { currentTarget: HTMLInputElement }) =>
    setGiven({ ...given, [name]: event.currentTarget.value });
  const isTyped = given.confirmation.trim().toLowerCase() === typedToDelete && given.password !== '';

  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            look="stop"
            busy={form.isBusy || close.isSuccess}
            disabledBecause={isTyped ? undefined : `Enter your password and type ${typedToDelete}.`}
          >
            Delete
          </Button>
        </>
      }
    >
      <WhatHappens deletion={deletion} onClose={onClose} />
      <form id={formId} className="stack" {...form.formProps}>
        <ErrorSummary fields={wrongFields(form, labels)} attempt={form.refusals} />
        {form.failed && <SaidAlert title="Your account was not deleted" text={problemText(form.failed)} />}
        <PasswordField
          label={labels.password}
          name="password"
          autoComplete="current-password"
          value={given.password}
          onChange={note('password')}
          error={form.errors['password']}
        />
        <TextField
          label={
            <>
              Type <strong>{typedToDelete}</strong> to confirm
            </>
          }
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={given.confirmation}
          onChange={note('confirmation')}
          error={form.errors['confirmation']}
        />
      </form>
    </Dialog>
  );
}

function WhatHappens({ deletion: { children }, onClose }: Omit<Props, 'open'>) {
  return (
    <>
      <p className="soft">
        Erased within 30 days, from backups within 90. Until then the account can only be used to cancel this.
      </p>
      {children.length > 0 && (
        <ul className="ticklist">
          {children.map((child) => (
            <li key={child.childId}>
              <PartingText parting={child} />
            </li>
          ))}
        </ul>
      )}
      <Alert
        tone="fern"
        icon={Download}
        action={
          <a className="link" href={exportHref} onClick={onClose}>
            Export
          </a>
        }
      >
        <strong>Export first?</strong> Afterwards we cannot.
      </Alert>
    </>
  );
}
