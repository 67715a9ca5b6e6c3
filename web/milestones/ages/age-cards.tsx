import { useState } from 'react';
import type { AgeGroup } from '#contract/milestones.ts';
import { milestonesOf } from '#domain/milestones/age-groups.ts';
import { progressOf, answersByMilestone } from '#domain/milestones/progress.ts';
import { useGo } from '#web/client/page/go.ts';
import { useChosenInView } from '#web/ui/behavior/use-chosen-in-view.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { KnownChild } from '../known-child.ts';
import { milestonesHref, type MilestonesTab } from '../milestones-search.ts';
import { AgeCardFace } from './age-card-face.tsx';
import { agesNear, ageStatus } from './age-status.ts';

type Props = Pick<KnownChild, 'child' | 'list' | 'answers' | 'isAnswersKnown'> & {
  months: number;
  isCorrected: boolean;
  chosen: AgeGroup;
  tab: MilestonesTab;
  onChoose: () => void;
};

/** Progress of each age. On phones all stand in one row that scrolls sideways, else those near the child's age. */
export function AgeCards(props: Props) {
  const { child, list, answers, isAnswersKnown, months, isCorrected, chosen, tab, onChoose } = props;
  const go = useGo();
  const said = answersByMilestone(answers);
  const near = agesNear(list.ages, months, chosen.id);
  const [isWhole, setWhole] = useState(false);
  const row = useChosenInView(cardId(chosen.id));
  const choose = (group: AgeGroup) => {
    onChoose();
    go(milestonesHref({ tab, age: group.months }), { replace: true });
  };
  return (
    <div className="stack tight">
      <div ref={row} className={classes('ages', 'keeps-focus', isWhole && 'whole')} role="group" aria-label="Ages">
        {list.ages.map((group) => {
          const progress = progressOf(milestonesOf(list, group), said);
          const isChosen = group.id === chosen.id;
          const standing = { group, isComplete: progress.isComplete, isChosen };
          return (
            <button
              key={group.id}
              type="button"
              id={cardId(group.id)}
              className={classes('card', 'agecard', isChosen && 'now', !near.has(group.id) && 'far')}
              aria-pressed={isChosen}
              onClick={() => choose(group)}
            >
              <AgeCardFace
                label={group.label}
                progress={isAnswersKnown ? progress : null}
                status={ageStatus(list.ages, standing, { firstName: child.firstName, months, isCorrected })}
              />
            </button>
          );
        })}
      </div>
      {near.size < list.ages.length && (
        <div className="all-ages">
          <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer ages' : `Show all ${list.ages.length} ages`}
          </Button>
        </div>
      )}
    </div>
  );
}

function cardId(ageId: string): string {
  return `card-${ageId}`;
}
