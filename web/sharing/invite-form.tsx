import { Send } from 'lucide';
import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import { widestRight } from '#domain/sharing/tie.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/form/error-summary.tsx';
import { toasts } from '#web/ui/toast/toasts.ts';
import { InviteFields, inviteLabels, inviteText, type Filled } from './invite-fields.tsx';
import { InviteFailed } from './invite-failed.tsx';
import { inviting, Invited } from './sharing-changes.ts';

const empty: Filled = { email: '', relationship: 'guardian', right: widestRight };

export function InviteForm({ child }: { child: Child | null }) {
  const invite = useChange(inviting, child?.id ?? '');
  const [sent, setSent] = useState(0);
  const form = useForm({
    schema: Invited,
    read: (fields) => Object.fromEntries(fields),
    send: async (invited) => {
      if (child === null) {
        toasts.show({ kind: 'problem', title: 'Unable to send invitation', text: 'Please select a child first.' });
        return;
      }
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
            {inviteText(child)} Only the primary parent can remove {child.firstName}.
          </>
        ) : (
          'Please select a child to invite co-parents'
        )
      }
    >
      <form className="stack" {...form.formProps}>
        <ErrorSummary fields={wrongFields(form, inviteLabels)} attempt={form.refusals} />
        {form.failed && <InviteFailed failed={form.failed} />}
        <div className="invite">
          <InviteFields key={sent} filled={empty} errors={form.errors} />
          <Button type="submit" look="primary" icon={Send} busy={form.isBusy}>
            Send invitation
          </Button>
        </div>
      </form>
    </Card>
  );
}
