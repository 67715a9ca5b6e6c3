import type { Child } from '#contract/children.ts';
import type { AgeGroup } from '#contract/milestones.ts';
import { LOST_SKILL } from '#domain/milestones/lost-skill.ts';
import { groupSource } from '#domain/milestones/source-text.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { useGo } from '#web/client/page/go.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { TickList } from '#web/ui/layout/tick-list.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { LOST_LABEL } from '../answer-texts.ts';
import { LIST_ID, milestonesHref } from '../milestones-search.ts';
import { WhatYouCanDo } from './what-you-can-do.tsx';
import { YoungBaby } from './young-baby.tsx';

type Props = {
  child: Child;
  today: Day;
  group: AgeGroup;
  /** '9 months corrected' */
  age: string;
  /** Due by the age from birth. */
  checks: string | null;
  onClose: () => void;
};

export function WhatToSayDialog({ child, today, group, age, checks, onClose }: Props) {
  const { firstName } = child;
  const go = useGo();
  const noteLoss = () => {
    onClose();
    go(milestonesHref({ tab: 'all', age: group.months }));
    focusSoon(LIST_ID);
  };
  const { message, talkToDoctorIf, whereToTurn } = group.actEarly;
  return (
    <Dialog open title={`What to say at ${age}`} onClose={onClose}>
      <div className="stack">
        <YoungBaby child={child} today={today} />
        <p>{message}</p>
        <section className="stack tight">
          <h3>Tell the doctor if {firstName}</h3>
          <TickList of={talkToDoctorIf} />
        </section>
        <section className="stack tight">
          <h3>You can say</h3>
          <p>“I am worried about how {firstName} is developing. I would like a developmental screening.”</p>
        </section>
        <section className="stack tight">
          <h3>A skill was lost</h3>
          <p>{LOST_SKILL.firstSentence}</p>
          {mayEdit(child) && (
            <>
              <p>To note it, find the skill in the list: “Other answer” or “When?”, then “{LOST_LABEL}”.</p>
              <div className="actions">
                <Button onClick={noteLoss}>Note which skill was lost</Button>
              </div>
            </>
          )}
        </section>
        <section className="stack tight">
          <h3>Where to turn in the United States</h3>
          <p>{whereToTurn}</p>
          {checks !== null && <p>{checks}</p>}
        </section>
        <WhatYouCanDo group={group} />
        <SourceLine>{groupSource(group)}</SourceLine>
      </div>
    </Dialog>
  );
}
