import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { childAgeText } from '#domain/children/child-age.ts';
import type { Day } from '#domain/time/day.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Board } from './board.tsx';
import type { Chosen } from './milestones-search.ts';
import { OfChosenChild, OfKnownChild } from './of-known-child.tsx';
import { RefreshButton } from './refresh-button.tsx';

const title = 'Development Milestones';

export function MilestonesPage(chosen: Chosen) {
  return (
    <OfChosenChild title={title} titleOf={({ firstName }) => `Milestones of ${firstName}`}>
      {(of) => <ChildMilestones key={of.child.id} {...of} chosen={chosen} />}
    </OfChosenChild>
  );
}

type Props = { child: Child; me: Me; today: Day; chosen: Chosen };

export function ChildMilestones({ chosen, ...of }: Props) {
  const { child, today } = of;
  return (
    <OfKnownChild
      {...of}
      title={title}
      text={`${child.firstName}, ${childAgeText(child, today)}`}
      link={<ButtonLink href="/dashboard">Back to Dashboard</ButtonLink>}
      action={<RefreshButton child={child} />}
    >
      {(known) => <Board known={known} chosen={chosen} />}
    </OfKnownChild>
  );
}
