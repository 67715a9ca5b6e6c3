import { CloudOff, RefreshCw } from 'lucide';
import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from '../button/button.tsx';
import { HelpLine } from './help-line.tsx';

export type FailedProps = {
  title: ReactNode;
  children?: ReactNode;
  onRetry: () => void;
  busy?: boolean;
  action?: ReactNode;
  /** Identifies the error in the server's log. */
  requestId?: string | undefined;
};

export function Failed({ title, children, onRetry, busy = false, action, requestId }: FailedProps) {
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
