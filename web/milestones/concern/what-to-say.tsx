import type { Child } from '#contract/children.ts';
import type { MilestoneList } from '#contract/milestones.ts';
import { ageUsed } from '#domain/children/gestation.ts';
import { currentGroup, milestoneMonths } from '#domain/milestones/age-groups.ts';
import { groupAgeUsed } from '#domain/milestones/answer-text.ts';
import { checksText } from '#domain/milestones/checks.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';

const WhatToSayDialog = lazily(() => import('./what-to-say-dialog.tsx'), 'WhatToSayDialog');

type Props = { child: Child; list: MilestoneList; today: Day };

/** Opens what to tell the doctor, of the group at or below the child's age; nothing below the first. */
export function WhatToSay({ child, list, today }: Props) {
  const open = useOpen();
  const group = currentGroup(list.ages, milestoneMonths(child, today));
  if (!group) return null;
  const age = groupAgeUsed(group, ageUsed(child, today).isCorrected);
  const checks = checksText(list.ages, child, today);
  return (
    <button
      type="button"
      className="link in-text"
      aria-haspopup="dialog"
      onClick={() =>
        open((close) => (
          <WhatToSayDialog child={child} today={today} group={group} age={age} checks={checks} onClose={close} />
        ))
      }
    >
      What to say at {age}
    </button>
  );
}
