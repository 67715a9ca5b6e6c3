import { KeyRound } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { ChildParent } from '#contract/sharing/parents.ts';
import { mayChangeRelationship, mayLeave, mayRemove } from '#domain/sharing/rights.ts';
import { relationshipText } from '#domain/sharing/relationships.ts';
import { rightText } from '#domain/sharing/tie.ts';
import { Avatar, type AvatarTone } from '#web/ui/drawing/avatar.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Button } from '#web/ui/button/button.tsx';

export type ParentAction = 'change' | 'remove' | 'leave';

type Props = {
  parent: ChildParent;
  child: Child;
  tone: AvatarTone;
  onAsk: (action: ParentAction) => void;
};

export function ParentRow({ parent, child, tone, onAsk }: Props) {
  const { name, email, relationship, isPrimary, may, isYou } = parent;
  return (
    <li className="person">
      <Avatar name={name} tone={tone} />
      <div className="grow">
        <strong>{name}</strong> {isYou && <Badge>You</Badge>}{' '}
        {isPrimary ? (
          <Badge tone="done" icon={KeyRound}>
            Primary parent
          </Badge>
        ) : (
          <Badge>{rightText(may)}</Badge>
        )}
        <p className="sm soft">
          {relationshipText(relationship)}
          {email && ` · ${email}`}
        </p>
      </div>
      <div className="row">
        {mayChangeRelationship(child) && (
          <Button look="quiet" onClick={() => onAsk('change')} aria-label={`Change the access of ${name}`}>
            Change
          </Button>
        )}
        {mayRemove(child, { isPrimary, may, isSelf: isYou }) && (
          <Button look="danger" onClick={() => onAsk('remove')} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        )}
        {isYou && mayLeave(parent) && (
          <Button look="danger" onClick={() => onAsk('leave')}>
            Leave
          </Button>
        )}
      </div>
    </li>
  );
}
