import type { CallFailed } from '#web/client/calls/call-failed.ts';

export function saveFailedTitle({ code }: Pick<CallFailed, 'code'>, isNew: boolean): string {
  if (code === 'sign-in-needed') {
    return isNew ? 'You must be logged in to add measurements' : 'You must be logged in to edit measurements';
  }
  return isNew ? 'Failed to add measurements. Please try again.' : 'Failed to update measurement. Please try again.';
}
