import { LogOut } from 'lucide';
import { useState } from 'react';
import { lazyCall } from '#web/client/calls/lazy-call.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import { FailureAlert } from '../sign-in/failure-alert.tsx';
import { useLeave } from '../use-leave.ts';

const cancelDeletion = lazyCall(async () => (await import('#contract/accounts/deletion.ts')).cancelDeletion);

export function KeepAccountForm() {
  const isHydrated = useIsHydrated();
  const { isLeaving, leaveFor } = useLeave();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CallFailed | null>(null);

  const keep = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await cancelDeletion({ body: {} });
      leaveFor('/dashboard');
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailed(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="stack centered">
      {failed && <FailureAlert title="Your account could not be opened again" text={problemText(failed)} />}
      <div className="actions">
        <Button
          look="primary"
          big
          busy={isBusy || isLeaving}
          disabledBecause={isHydrated ? undefined : 'Keeping the account needs JavaScript.'}
          onClick={() => void keep()}
        >
          Keep my account
        </Button>
        <Button big icon={LogOut} data-action="sign-out">
          Log out
        </Button>
      </div>
    </div>
  );
}
