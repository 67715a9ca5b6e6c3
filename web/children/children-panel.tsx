import { Check, Plus } from 'lucide';
import type { Child } from '#contract/children.ts';
import { genderText } from '#domain/children/child.ts';
import { mayEdit, mayRemoveChild } from '#domain/sharing/rights.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Avatar } from '#web/ui/drawing/avatar.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { NotLoaded } from '#web/ui/state/loaded.tsx';
import { toneOf } from '#web/ui/tone.ts';
import { addChildHref, editChildHref } from '#web/client/page/settings-hrefs.ts';
import { activeOf, useChildren } from './data.ts';
import { NoChildCard } from './no-child-card.tsx';
import { RemoveChildDialog } from './remove-child-dialog.tsx';

export function ChildrenPanel() {
  const query = useChildren();
  const { data, error } = query;
  const open = useOpen();
  if (!data) {
    return (
      <Card title="Children" busy={!error}>
        <NotLoaded query={query} failed="Failed to load children data" loading="Loading children..." rows={2} />
      </Card>
    );
  }
  return (
    <Card title="Children" caption="Manage child profiles" footer={data.children.length > 0 && <AddAnother />}>
      {data.incomplete.length > 0 && <Incomplete hidden={data.incomplete} />}
      {data.children.length === 0 ? (
        <NoChildCard />
      ) : (
        <ul className="list">
          {data.children.map((child, index) => (
            <ChildRow
              key={child.id}
              child={child}
              tone={toneOf(index)}
              isActive={activeOf(data)?.id === child.id}
              onRemove={() => open((close) => <RemoveChildDialog child={child} onClose={close} />)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

type RowProps = { child: Child; tone: 'a' | 'b' | 'c'; isActive: boolean; onRemove: () => void };

function ChildRow({ child, tone, isActive, onRemove }: RowProps) {
  return (
    <li className="person">
      <Avatar name={child.fullName} picture={child.pictureAddress} tone={tone} />
      <div className="grow">
        <strong>{child.fullName}</strong>{' '}
        {isActive && (
          <Badge tone="done" icon={Check}>
            Active
          </Badge>
        )}
        <p className="sm soft">
          Born {longDayText(child.bornOn)}
          {child.gender && ` · ${genderText(child.gender)}`}
        </p>
      </div>
      <div className="row">
        {mayEdit(child) && (
          <ButtonLink href={editChildHref(child.id)} aria-label={`Edit ${child.fullName}`}>
            Edit
          </ButtonLink>
        )}
        {mayRemoveChild(child) && (
          <Button look="danger" onClick={onRemove} aria-label={`Remove ${child.fullName}`}>
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}

function AddAnother() {
  return (
    <ButtonLink look="primary" icon={Plus} href={addChildHref}>
      Add Another Child
    </ButtonLink>
  );
}

/** Imported children without a gender appear in no list until a parent completes them. */
function Incomplete({ hidden }: { hidden: readonly Child[] }) {
  return (
    <Alert tone="amber" title={hidden.length === 1 ? 'One child is hidden.' : `${hidden.length} children are hidden.`}>
      Their charts need to know whether to use the lines for girls or for boys.{' '}
      {hidden.map((child, index) => (
        <span key={child.id}>
          {index > 0 && ', '}
          <a href={editChildHref(child.id)}>Complete {child.fullName}</a>
        </span>
      ))}
    </Alert>
  );
}
