import { Fragment, useState, type ReactNode } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { visitAtHand } from '#domain/checkups/visit-at-hand.ts';
import type { Day } from '#domain/time/day.ts';
import { useCheckups } from '#web/checkups/data.ts';
import { NextCheckupCard } from '#web/checkups/next-checkup-card.tsx';
import { lazily } from '#web/client/page/lazily.ts';
import { visitDrafts } from './at-hand/visit-drafts.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';

// In two steps: what it needs is listed where it is needed.
const VisitAtHand = lazily(() => import('./at-hand/visit-loader.tsx'), 'VisitLoader');

type Visit = Checkup & { readonly scheduledOn: Day };

type Props = {
  child: Child;
  today: Day;
  /** Below the next checkup, and above a visit, which is long. */
  adds: ReactNode;
};

/**
 * For whoever may edit. A visit in which something is filled in stays until it is saved or left, whatever others do
 * meanwhile.
 */
export function VisitOrNext({ child, today, adds }: Props) {
  const { data: checkups = [] } = useCheckups(child.id);
  const [held, hold] = useState(() => leftUnsaved(checkups));
  const visit = held ?? visitAtHand(checkups, today);
  const next = <NextCheckupCard key="next" child={child} today={today} />;
  // With a key, an open dialog of theirs stays when a visit begins or ends.
  const added = <Fragment key="adds">{adds}</Fragment>;
  if (!visit) return [next, added];
  return [
    added,
    <WhenLoaded key="visit" fallback={next} failed={next}>
      <VisitAtHand key={visit.id} child={child} visit={visit} today={today} hold={hold} />
    </WhenLoaded>,
  ];
}

/** Another parent may have saved it since. */
function leftUnsaved(checkups: readonly Checkup[]): Visit | null {
  const [found] = checkups.flatMap(({ scheduledOn, ...checkup }) =>
    scheduledOn !== null && visitDrafts.has(checkup.id) ? { ...checkup, scheduledOn } : [],
  );
  return found ?? null;
}
