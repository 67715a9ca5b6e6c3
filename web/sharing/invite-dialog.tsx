import { Send } from 'lucide';
import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import {
  InviteFields,
  inviteText,
  inviteTextForSeveral,
  missingText,
  readInvited,
  useSharedChildren,
  type Filled,
} from './invite-fields.tsx';
import { InviteFailed } from './invite-failed.tsx';
import { inviting, Invited, isForNobody, namesOf } from './sharing-changes.ts';

const formId = 'invite-dialog-form';

type Props = { child: Child; filled: Filled; title?: string; onClose: () => void };

export function InviteDialog({ child, filled, title = 'Invite Co-Parent', onClose }: Props) {
  const shared = useSharedChildren();
  const only = shared.length > 1 ? null : child;
  const invite = useChange(inviting, namesOf(shared));
  const [missing, setMissing] = useState(missingText(filled));
  const form = useForm({
    schema: Invited,
    read: (fields) => readInvited(fields, only),
    send: async (invited) => {
      if (isForNobody(invited)) return;
      await invite.mutateAsync(invited);
      onClose();
    },
  });
  useFocusWrong(form);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" icon={Send} busy={form.isBusy} disabledBecause={missing}>
            Send invitation
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="stack"
        {...form.formProps}
        onChange={({ currentTarget }) => setMissing(missingText(Object.fromEntries(new FormData(currentTarget))))}
      >
        <p className="soft">{only ? inviteText(only) : inviteTextForSeveral}</p>
        {form.failed && <InviteFailed failed={form.failed} />}
        <InviteFields filled={filled} errors={form.errors} idPrefix="dialog-" isTapped />
      </form>
    </Dialog>
  );
}
