import { useState } from 'react';
import type { FeedName } from '#contract/checkups/calendar-feed.ts';
import type { Child } from '#contract/children.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { ConfirmChangeDialog, type ConfirmChangeDialogProps } from '#web/ui/overlay/confirm-change-dialog.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/overlay/confirm-dialog.tsx';
import { CalendarNameChoice } from './calendar-name-choice.tsx';

type Doing = ConfirmChangeDialogProps['change'];

type Replacing = Required<Pick<ConfirmDialogProps, 'fallbackFocus' | 'onCancel'>> & {
  child: Pick<Child, 'firstName'>;
  shown: FeedName;
  make: Doing;
  onConfirm: (shows: FeedName) => void;
};

export function ReplaceCalendarDialog({ child, shown, make, fallbackFocus, onCancel, onConfirm }: Replacing) {
  const [shows, setShows] = useState(shown);
  return (
    <ConfirmDialog
      open
      title="Make a New Calendar Address?"
      verb="Make a new address"
      isRemoval={false}
      busy={make.isPending}
      fallbackFocus={fallbackFocus}
      onCancel={onCancel}
      onConfirm={() => onConfirm(shows)}
    >
      <div className="stack">
        <p>The address from before stops working in every calendar that uses it.</p>
        <CalendarNameChoice child={child} shows={shows} onPick={setShows} />
        {make.error && <Alert tone="clay" role="alert" title={problemText(make.error)} />}
      </div>
    </ConfirmDialog>
  );
}

type Ending = Pick<ConfirmDialogProps, 'onCancel' | 'onConfirm'> & { end: Doing };

export function EndCalendarDialog({ end, onCancel, onConfirm }: Ending) {
  return (
    <ConfirmChangeDialog
      title="End This Calendar Address?"
      verb="End this address"
      change={end}
      failed="The calendar address could not be ended."
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>Calendars that use it get nothing any more. What they have shown so far may stay until you remove it there.</p>
    </ConfirmChangeDialog>
  );
}
