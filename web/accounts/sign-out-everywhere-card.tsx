import { LogOut } from 'lucide';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useSignOutEverywhere } from './data.ts';

/** Ends every session of the account, after a question. */
export function SignOutEverywhereCard() {
  const [isAsking, setAsking] = useState(false);
  const signOut = useSignOutEverywhere();

  return (
    <Card title="Where you are logged in" caption="Lost a phone, or used a computer that is not yours?">
      <div className="actions">
        <Button look="danger" icon={LogOut} data-action="ask-sign-out" onClick={() => setAsking(true)}>
          Log out everywhere
        </Button>
      </div>
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
    </Card>
  );
}
