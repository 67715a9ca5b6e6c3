import { LogOut } from 'lucide';
import { lazyCall } from '#web/client/calls/lazy-call.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { usePress } from '#web/client/form/use-press.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import { FailureAlert } from '../sign-in/failure-alert.tsx';
import { useLeave } from '../use-leave.ts';

const cancelDeletion = lazyCall(async () => (await import('#contract/accounts/deletion.ts')).cancelDeletion);

export function KeepAccountForm() {
  const isHydrated = useIsHydrated();
  const { isLeaving, leaveFor } = useLeave();
  const { press, isBusy, failed } = usePress(async () => {
    await cancelDeletion({ body: {} });
    leaveFor('/dashboard');
  });

  return (
    <div className="stack centered">
      {failed && <FailureAlert title="Your account could not be opened again" text={problemText(failed)} />}
      <div className="actions">
        <Button
          look="primary"
          big
          busy={isBusy || isLeaving}
          disabledBecause={isHydrated ? undefined : 'Keeping the account needs JavaScript.'}
          onClick={press}
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
