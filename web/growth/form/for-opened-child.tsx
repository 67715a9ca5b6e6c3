import { useState, type ComponentType } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { useChildren } from '#web/children/data.ts';
import { OfActiveChildPanel } from '#web/children/of-active-child-panel.tsx';

/** The child active when the page opened, with current data, and its index among the reader's children. */
export type OpenedChild = { readonly child: Child; readonly index: number; readonly me: Me };

type Shows = ComponentType<OpenedChild>;

const noChild = {
  title: 'Who was measured?',
  text: 'A measurement belongs to a child. A name, a birthday and a gender are enough.',
};

/** Stays with the child active at opening, even if another child becomes active. */
export function ForOpenedChild({ title, shows }: { title: string; shows: Shows }) {
  return (
    <OfActiveChildPanel
      title={title}
      failed="Failed to load children data. Please try again later."
      loading="Loading children..."
      noChild={noChild}
    >
      {(active, me) => <Opened active={active} me={me} shows={shows} />}
    </OfActiveChildPanel>
  );
}

function Opened({ active, me, shows: Shown }: { active: Child; me: Me; shows: Shows }) {
  const { data } = useChildren();
  const [first] = useState(active);
  const known = data?.children ?? [];
  const index = known.findIndex(({ id }) => id === first.id);
  return <Shown child={known[index] ?? first} index={Math.max(index, 0)} me={me} />;
}
