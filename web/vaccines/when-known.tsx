import { useState, type ReactNode } from 'react';
import { useMe } from '#web/accounts/data.ts';
import type { QuickAddProps } from '#web/client/page/page.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { useVaccinePlan, useVaccines } from './data.ts';
import type { KnownVaccines } from './known-vaccines.ts';

type Props = QuickAddProps & {
  /** Of the dialog while it waits. */
  title: string;
  children: (known: KnownVaccines) => ReactNode;
};

/** A dialog about a child's vaccines on a page that has not loaded all of them. It goes on with what it began with. */
export function WhenKnown({ child, today, title, onClose, children }: Props) {
  const { data: me } = useMe();
  const plan = useVaccinePlan(child.id);
  const facts = useVaccines();
  const [known, setKnown] = useState<KnownVaccines | null>(null);
  if (known) return children(known);
  if (me && plan.data && facts.data) setKnown({ child, me, today, plan: plan.data, facts: facts.data });
  const failed = [plan, facts].find(({ data, error }) => !data && error);
  return (
    <Dialog open wide title={title} onClose={onClose}>
      {failed ? (
        <LoadFailed title="Failed to load vaccine data. Please try again." query={failed} />
      ) : (
        <Loading text="Loading vaccine schedule..." />
      )}
    </Dialog>
  );
}
