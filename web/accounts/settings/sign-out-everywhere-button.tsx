import { LogOut } from 'lucide';
import { useState } from 'react';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { signingOutEverywhere } from '../deletion/account-changes.ts';

export function SignOutEverywhereButton({ isAlone }: { isAlone: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const signOut = useChange(signingOutEverywhere);

  return (
    <>
      <Button
        {...(isAlone ? { look: 'danger', icon: LogOut } : { look: 'quiet', className: 'danger' })}
        data-action="ask-sign-out"
        onClick={() => setAsking(true)}
      >
        Log out everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Log out everywhere?"
        verb="Log out everywhere"
        isRemoval={false}
        busy={signOut.isPending || signOut.isSuccess}
        onConfirm={() => signOut.mutate()}
        onCancel={() => setAsking(false)}
      >
        Every device has to log in again, this one too. Nothing you entered is lost.
      </ConfirmDialog>
    </>
  );
}
