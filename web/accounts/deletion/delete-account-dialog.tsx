import { Download } from 'lucide';
import { useState } from 'react';
import { Closing, typedToDelete } from '#contract/accounts/deletion.ts';
import { exportHref } from '#web/client/page/settings-hrefs.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/form/error-summary.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useDeletion, useWaysIn } from '../settings/settings-data.ts';
import { closeFailure } from '../failure-text.ts';
import { FailureAlert } from '../sign-in/failure-alert.tsx';
import { closingAccount } from './account-changes.ts';
import { Consequences } from './consequences.tsx';

type Props = { open: boolean; onClose: () => void };

export function DeleteAccountDialog({ open, ...rest }: Props) {
  return open && <Asking {...rest} />;
}

const formId = 'delete-account';
const labels = { password: 'Password', confirmation: `Type ${typedToDelete} to confirm` };

function Asking({ onClose }: Omit<Props, 'open'>) {
  const query = useDeletion();
  const deletion = query.isFetching || query.error ? undefined : query.data;
  const hasPassword = useWaysIn().data?.hasPassword !== false;
  const [given, setGiven] = useState({ password: '', confirmation: '' });
  const close = useChange(closingAccount);
  const form = useForm({
    schema: Closing,
    read: () => ({
      ...(hasPassword && { password: given.password }),
      confirmation: given.confirmation.trim().toLowerCase(),
      seen: deletion?.children.map(({ childId, what, to }) => ({ childId, what, to })),
    }),
    send: async (body) => void (await close.mutateAsync(body)),
  });
  const note = (name: keyof typeof given) => (event: { currentTarget: HTMLInputElement }) =>
    setGiven({ ...given, [name]: event.currentTarget.value });
  const isTyped = given.confirmation.trim().toLowerCase() === typedToDelete && (given.password !== '' || !hasPassword);
  const lacking = hasPassword ? `Enter your password and type ${typedToDelete}.` : `Type ${typedToDelete}.`;
  const missing = deletion ? lacking : 'Read first what happens.';
  const disabledBecause = isTyped && deletion ? undefined : missing;

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
            disabledBecause={disabledBecause}
          >
            Delete
          </Button>
        </>
      }
    >
      <p className="soft">
        Erased within 30 days, from backups within 90. Until then the account can only be used to cancel this.
        Invitations that wait for an answer end now.
      </p>
      <WhatHappens query={query} />
      <ExportFirst onClose={onClose} />
      <form id={formId} className="stack" {...form.formProps}>
        <ErrorSummary fields={wrongFields(form, labels)} attempt={form.refusals} />
        {form.failed && <FailureAlert {...closeFailure(form.failed)} />}
        {hasPassword && (
          <PasswordField
            label={labels.password}
            name="password"
            autoComplete="current-password"
            data-focus-first
            value={given.password}
            onChange={note('password')}
            error={form.errors['password']}
          />
        )}
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

function WhatHappens({ query }: { query: ReturnType<typeof useDeletion> }) {
  const { data: deletion, error } = query;
  if (error) return <LoadFailed title="What would happen to your children cannot be shown" query={query} />;
  if (!deletion) return <Loading text="Loading what would happen..." rows={2} />;
  return <Consequences of={deletion} />;
}

function ExportFirst({ onClose }: { onClose: () => void }) {
  return (
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
  );
}
