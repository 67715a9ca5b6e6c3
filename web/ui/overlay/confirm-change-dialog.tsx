import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { Alert } from '../state/alert.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

export type ConfirmChangeDialogProps = Omit<ConfirmDialogProps, 'open' | 'busy'> & {
  open?: boolean;
  change: { readonly isPending: boolean; readonly error: CallFailed | null };
  /** Title above the reason of a failure. */
  failed: string;
};

/** Confirms a change and stays open with the reason if it fails. */
export function ConfirmChangeDialog({ change, failed, children, ...rest }: ConfirmChangeDialogProps) {
  return (
    <ConfirmDialog open {...rest} busy={change.isPending}>
      <div className="stack">
        {children}
        {change.error && (
          <Alert tone="clay" role="alert" title={failed}>
            {problemText(change.error)}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
