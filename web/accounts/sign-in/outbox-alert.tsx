import { FlaskConical } from 'lucide';
import { Alert } from '#web/ui/state/alert.tsx';

export function OutboxAlert() {
  return (
    <Alert tone="amber" icon={FlaskConical} title="No mail leaves this machine.">
      <a href="/outbox">Open the outbox</a> to read it.
    </Alert>
  );
}
