import { CloudOff, RefreshCw } from 'lucide';
import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from '../button/button.tsx';
import { HelpLine } from './help-line.tsx';

export type FailedProps = {
  /** What could not be done, in the words of the specification. */
  title: ReactNode;
  /** What is safe. */
  children?: ReactNode;
  onRetry: () => void;
  busy?: boolean;
  /** Another way out, such as a link to contact. */
  action?: ReactNode;
  /** The name under which the server has noted its refusal. */
  requestId?: string | undefined;
};

/** Something could not be loaded: what happened, what is safe, and a way to try again. */
export function Failed({
  title,
  children = 'Nothing you entered is lost.',
  onRetry,
  busy = false,
  action,
  requestId,
}: FailedProps) {
  return (
    <div className="stack">
      <Alert tone="clay" icon={CloudOff} title={title} role="alert">
        {children}
      </Alert>
      <div className="row wrap">
        <Button look="primary" icon={RefreshCw} busy={busy} onClick={onRetry}>
          Try again
        </Button>
        {action}
      </div>
      <HelpLine requestId={requestId} />
    </div>
  );
}
