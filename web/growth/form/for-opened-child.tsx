import { useState, type ComponentType } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { useMe } from '#web/accounts/data.ts';
import { activeOf, useChildren } from '#web/children/data.ts';
import { NoChildCard } from '#web/children/no-child-card.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';

/** The child that was active when a page was opened, as it is now, and its place among the reader's children. */
export type OpenedChild = { readonly child: Child; readonly index: number; readonly me: Me };

type Props = {
  /** Of the page, as long as there is no child to name. */
  title: string;
  shows: ComponentType<OpenedChild>;
};

/** What is begun for the child that was active when the page was opened; without one, what there is to say. */
export function ForOpenedChild({ title, shows }: Props) {
  const { data: me } = useMe();
  const query = useChildren();
  const { data, error } = query;
  const active = data ? activeOf(data) : null;
  if (active && data && me) return <Opened active={active} known={data.children} me={me} shows={shows} />;
  return (
    <>
      <PageHead title={title} />
      {data && !active && (
        <NoChildCard title="Who was measured?">
          A measurement belongs to a child. A name, a birthday and a gender are enough.
        </NoChildCard>
      )}
      {!data && error && <LoadFailed title="Failed to load children data. Please try again later." query={query} />}
      {!data && !error && <Loading text="Loading children..." />}
    </>
  );
}

type OpenedProps = { active: Child; known: readonly Child[]; me: Me; shows: Props['shows'] };

function Opened({ active, known, me, shows: Shown }: OpenedProps) {
  // Switching the active child elsewhere does not move what was begun.
  const [first] = useState(active);
  const index = known.findIndex(({ id }) => id === first.id);
  return <Shown child={known[index] ?? first} index={Math.max(index, 0)} me={me} />;
}
