import { FlaskConical } from 'lucide';
import type { Outbox } from '#contract/pages.ts';
import { Alert } from '#web/ui/state/alert.tsx';

/** Where no mail server is set. */
export function OutboxAlert({ outbox }: { outbox: Outbox }) {
  if (outbox === 'none') return null;
  return (
    <Alert tone="amber" icon={FlaskConical} title="No mail leaves this machine.">
      <OutboxHint outbox={outbox} />
    </Alert>
  );
}

export function OutboxHint({ outbox }: { outbox: Outbox }) {
  if (outbox === 'locked') return <>Open the outbox at the address that Fernling printed when it was started.</>;
  return (
    <>
      <a href="/outbox">Open the outbox</a> to read it.
    </>
  );
}
