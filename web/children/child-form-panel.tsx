import type { Child } from '#contract/children.ts';
import type { Units } from '#domain/growth/units.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { useGo } from '#web/client/page/go.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { NotLoaded } from '#web/ui/state/loaded.tsx';
import { ChildForm } from './child-form.tsx';
import { childrenHref } from '#web/client/page/settings-hrefs.ts';
import { useChildren } from './data.ts';
import { offerFirstSteps } from './first-steps.ts';

type Props = { childId: string | null; isAdding: boolean; today: Day; units: Units };

export function ChildFormPanel({ childId, isAdding, today, units }: Props) {
  const go = useGo();
  const { data: me } = useMe();
  const query = useChildren();
  const { data, error } = query;
  const title = formTitle(childId, isAdding);
  const toList = () => go(childrenHref);
  const toAdded = ({ id }: Child) => {
    offerFirstSteps(id);
    go('/dashboard');
  };
  if (!data || !me) {
    return (
      <Card title={title} busy={!error}>
        <NotLoaded query={query} failed="Error loading child data" loading="Loading children..." rows={2} />
      </Card>
    );
  }
  const known = [...data.children, ...data.incomplete];
  const child = known.find(({ id }) => id === childId) ?? null;
  if (childId !== null && !mayChange(child)) return <NotHere title={title} />;
  return (
    <Card title={title} caption="A name, a birthday and a gender are enough.">
      <ChildForm
        key={childId}
        child={child}
        reader={me}
        today={today}
        units={units}
        onSaved={childId === null ? toAdded : toList}
        onBack={toList}
      />
    </Card>
  );
}

function formTitle(childId: string | null, isAdding: boolean): string {
  if (childId !== null) return 'Edit Child Information';
  return isAdding ? 'Add New Child' : 'New Child';
}

function mayChange(child: Child | null): boolean {
  return child !== null && mayEdit(child);
}

function NotHere({ title }: { title: string }) {
  return (
    <Card title={title}>
      <Empty title="Could not find child data" action={<ButtonLink href={childrenHref}>Back</ButtonLink>}>
        It was removed, or you cannot change it.
      </Empty>
    </Card>
  );
}
