import { LogOut } from 'lucide';
import { useState } from 'react';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmChangeDialog } from '#web/ui/overlay/confirm-change-dialog.tsx';
import { signingOutEverywhere } from '../deletion/account-changes.ts';

export function SignOutEverywhereButton({ isAlone }: { isAlone: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const signOut = useChange(signingOutEverywhere);

  const close = () => {
    setAsking(false);
    signOut.reset();
  };

  return (
    <>
      <Button
        {...(isAlone ? { look: 'danger', icon: LogOut } : { look: 'quiet', className: 'danger' })}
        data-action="ask-sign-out"
        onClick={() => setAsking(true)}
      >
        Log out everywhere
      </Button>
      <ConfirmChangeDialog
        open={isAsking}
        title="Log out everywhere?"
        verb="Log out everywhere"
        isRemoval={false}
        change={{ isPending: signOut.isPending || signOut.isSuccess, error: signOut.error }}
        failed="Logout failed"
        onConfirm={() => signOut.mutate()}
        onCancel={close}
      >
        <p>Every device has to log in again, this one too. Nothing you entered is lost.</p>
      </ConfirmChangeDialog>
    </>
  );
}
