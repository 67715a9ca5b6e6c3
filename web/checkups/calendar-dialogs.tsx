import type { CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type Doing = { readonly isPending: boolean; readonly error: CallFailed | null };
type Answering = { onCancel: () => void; onConfirm: () => void };

/** Asks before another address takes the place of the one there is. */
export function ReplaceCalendarDialog({ make, onCancel, onConfirm }: Answering & { make: Doing }) {
  return (
    <ConfirmDialog
      open
      title="Make a New Calendar Address?"
      verb="Make a new address"
      isRemoval={false}
      busy={make.isPending}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <div className="stack">
        <p>The address from before stops working in every calendar that uses it.</p>
        {make.error && <Alert tone="clay" role="alert" title={problemText(make.error)} />}
      </div>
    </ConfirmDialog>
  );
}

/** Asks before an address is ended. */
export function EndCalendarDialog({ end, onCancel, onConfirm }: Answering & { end: Doing }) {
  return (
    <ConfirmDialog
      open
      title="End This Calendar Address?"
      verb="End this address"
      busy={end.isPending}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <div className="stack">
        <p>
          Calendars that use it get nothing any more. What they have shown so far may stay until you remove it there.
        </p>
        {end.error && (
          <Alert tone="clay" role="alert" title="The calendar address could not be ended.">
            {problemText(end.error)}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
