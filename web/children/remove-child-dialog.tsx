import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import { isFirstName } from '#domain/children/child.ts';
import { exportHref } from '#web/client/page/settings-hrefs.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { ConfirmChangeDialog } from '#web/ui/overlay/confirm-change-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { removingChild } from './removal-changes.ts';

/** Requires typing the first name. */
export function RemoveChildDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const remove = useChange(removingChild);
  const isTyped = isFirstName(typed, child);
  return (
    <ConfirmChangeDialog
      title={`Remove ${child.firstName}?`}
      verb="Remove"
      change={remove}
      failed="Failed to remove child"
      disabledBecause={isTyped ? undefined : `Type ${child.firstName} to remove.`}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ child, firstName: typed.trim() }, { onSuccess: onClose })}
    >
      <p>
        Every measurement and all else kept about {child.firstName} is deleted, for co-parents and viewers, too. This
        cannot be undone.
      </p>
      <p>
        <a href={exportHref}>Export your data first</a>, to keep a copy.
      </p>
      <TextField
        name="typedName"
        label={`Type ${child.firstName} to confirm`}
        autoComplete="off"
        data-focus-first
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ConfirmChangeDialog>
  );
}
