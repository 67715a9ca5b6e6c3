import { RefreshCw } from 'lucide';
import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { ChildParent, removeParent } from '#contract/sharing/parents.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { toneOf } from '#web/ui/tone.ts';
import { ChangeParentDialog } from './change-parent-dialog.tsx';
import { LeaveChildDialog } from './leave-child-dialog.tsx';
import { ParentRow, type ParentAction } from './parent-row.tsx';
import { RemoveParentDialog } from './remove-parent-dialog.tsx';

type Props = { child: Child; parents: readonly ChildParent[]; isRefreshing: boolean; onRefresh: () => void };
type Asked = { readonly action: ParentAction; readonly parent: ChildParent };
type LetIn = Reply<typeof removeParent>['letIn'];
type Invitees = { readonly by: string; readonly letIn: LetIn };

export function AccessCard({ child, parents, isRefreshing, onRefresh }: Props) {
  const open = useOpen();
  const [invitees, setInvitees] = useState<Invitees | null>(null);
  const ask = (asked: Asked) =>
    open((close) => (
      <ActionDialog
        asked={asked}
        child={child}
        onClose={close}
        onRemoved={(letIn) => letIn.length > 0 && setInvitees({ by: asked.parent.name, letIn })}
      />
    ));
  return (
    <Card
      title="Current Access"
      caption={`${child.firstName}'s parents`}
      aside={
        <Button look="quiet" icon={RefreshCw} busy={isRefreshing} onClick={onRefresh}>
          Refresh
        </Button>
      }
    >
      {!mayEdit(child) && <Alert>You can see who shares {child.firstName}, but not change it.</Alert>}
      {invitees && <InviteesAlert invitees={invitees} parents={parents} child={child} />}
      <ul className="list">
        {parents.map((parent, index) => (
          <ParentRow
            key={parent.id}
            parent={parent}
            child={child}
            tone={toneOf(index)}
            onAsk={(action) => ask({ action, parent })}
          />
        ))}
      </ul>
    </Card>
  );
}

type DialogProps = {
  asked: Asked;
  child: Child;
  onClose: () => void;
  onRemoved: (letIn: LetIn) => void;
};

function ActionDialog({ asked: { action, parent }, child, onClose, onRemoved }: DialogProps) {
  if (action === 'remove') return <RemoveParentDialog {...{ child, parent, onClose, onRemoved }} />;
  if (action === 'leave') return <LeaveChildDialog child={child} onClose={onClose} />;
  return <ChangeParentDialog child={child} parent={parent} onClose={onClose} />;
}

type InviteesProps = Pick<Props, 'child' | 'parents'> & { invitees: Invitees };

/** As long as one of them has access. */
export function InviteesAlert({ invitees: { by, letIn }, parents, child }: InviteesProps) {
  const names = letIn.filter(({ id }) => parents.some((parent) => parent.id === id)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Alert tone="amber" role="status" title={`${by} had invited ${names.join(', ')}.`}>
      They can still see {child.firstName}, until somebody removes their access.
    </Alert>
  );
}
