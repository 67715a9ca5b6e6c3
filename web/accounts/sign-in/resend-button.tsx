import { RefreshCw } from 'lucide';
import { Button } from '#web/ui/button/button.tsx';
import { resendText, useResend } from './use-resend.ts';

export function ResendButton({ email }: { email: string }) {
  const { state, resend } = useResend();
  if (state.name === 'sent') return <p role="status">{resendText}</p>;
  return (
    <>
      <Button icon={RefreshCw} busy={state.name === 'busy'} onClick={() => void resend(email)}>
        Send it again
      </Button>
      {state.name === 'failed' && <p role="alert">{state.text}</p>}
    </>
  );
}
