import { usualRelationship, usualRight } from '#domain/sharing/relationships.ts';
import { Send, UserPlus } from 'lucide';
import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import { widestRight } from '#domain/sharing/tie.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/form/error-summary.tsx';
import { classes } from '#web/ui/classes.ts';
import { InviteDialog } from './invite-dialog.tsx';
import {
  InviteFields,
  inviteLabels,
  inviteText,
  inviteTextForSeveral,
  readInvited,
  useSharedChildren,
  type Filled,
} from './invite-fields.tsx';
import { InviteFailed } from './invite-failed.tsx';
import { inviting, Invited, isForNobody, namesOf } from './sharing-changes.ts';

const empty: Omit<Filled, 'childIds'> = { email: '', relationship: usualRelationship, right: widestRight };
const viewer: Omit<Filled, 'childIds'> = { email: '', relationship: 'grandparent', right: usualRight('grandparent') };

const forViewers = 'Invite a grandparent or caregiver';

export function InviteForm({ child }: { child: Child | null }) {
  const shared = useSharedChildren();
  const only = shared.length > 1 ? null : child;
  const invite = useChange(inviting, namesOf(shared));
  const [sent, setSent] = useState(0);
  const open = useOpen();
  const inviteViewer = (of: Child) => {
    const filled = { ...viewer, childIds: shared.map(({ id }) => id) };
    open((close) => <InviteDialog child={of} title={forViewers} filled={filled} onClose={close} />);
  };
  const childIds = child ? [child.id] : [];
  const form = useForm({
    schema: Invited,
    read: (fields) => readInvited(fields, only),
    send: async (invited) => {
      if (isForNobody(invited)) return;
      await invite.mutateAsync(invited);
      setSent((count) => count + 1);
    },
  });
  return (
    <Card
      title="Invite Co-Parent"
      caption={
        child ? (
          <>
            {only ? inviteText(only) : inviteTextForSeveral} Only the primary parent can remove{' '}
            {only ? only.firstName : 'a child'}.
          </>
        ) : (
          'Please select a child to invite co-parents'
        )
      }
    >
      <form className="stack" {...form.formProps}>
        <ErrorSummary fields={wrongFields(form, inviteLabels)} attempt={form.refusals} />
        {form.failed && <InviteFailed failed={form.failed} />}
        <div className={classes('invite', shared.length > 1 && 'several')}>
          <InviteFields key={sent} filled={{ ...empty, childIds }} errors={form.errors} />
          <Button type="submit" look="primary" icon={Send} busy={form.isBusy}>
            Send invitation
          </Button>
        </div>
      </form>
      {child && (
        <Button look="quiet" icon={UserPlus} onClick={() => inviteViewer(child)}>
          {forViewers}
        </Button>
      )}
    </Card>
  );
}
