import { FlaskConical } from 'lucide';
import { Alert } from '#web/ui/state/alert.tsx';

/** Where no mail server is set. */
export function OutboxAlert() {
  return (
    <Alert tone="amber" icon={FlaskConical} title="No mail leaves this machine.">
      {outboxHint}
    </Alert>
  );
}

export const outboxHint = 'Open the outbox at the address that Fernling printed when it was started.';
