import type { Child } from '#contract/children.ts';
import type { MilestoneSummary } from '#contract/milestones.ts';
import { groupAge } from '#domain/milestones/answer-text.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CategoryBadge } from '../category-badge.tsx';
import { Celebration } from '../complete/celebration.tsx';
import { skip } from '../skipped.ts';
import { useAchieving, type Summarized } from './summary-answering.ts';
import { nothingAheadText } from './summary-words.ts';
import { UpcomingRow } from './upcoming-row.tsx';
import { useAnsweredHere } from './use-answered-here.ts';

const SHOWN = 3;
/** Takes the focus from buttons that go. */
const listId = 'upcoming-milestones';

type Props = {
  child: Child;
  today: Day;
  summary: MilestoneSummary;
  ahead: readonly Summarized[];
  isComplete: boolean;
};

/** What of a group is ahead; a group that is completed here is celebrated below its last one. */
export function UpcomingCard({ child, today, summary, ahead, isComplete }: Props) {
  const achieve = useAchieving(child.id, summary, today);
  const { rows, answer } = useAnsweredHere(summary.upcoming.milestones, ahead, SHOWN);
  const press = (...given: Parameters<typeof answer>) => {
    void answer(...given);
    focusSoon(listId);
  };
  const acts = (milestone: Summarized) =>
    mayEdit(child)
      ? {
          onSkip: milestone.answer ? null : () => press(milestone, 'Skipped', () => skip(child, milestone, true)),
          onAchieved: () => press(milestone, 'Achieved', () => achieve(milestone)),
        }
      : null;
  const list = rows.length > 0 && (
    <ul className="ms">
      {rows.map(({ milestone, said }) => {
        const category = summary.categories.find(({ id }) => id === milestone.categoryId);
        return (
          <UpcomingRow
            key={milestone.id}
            description={milestone.description}
            about={category && <CategoryBadge category={category} />}
            said={said}
            acts={acts(milestone)}
          />
        );
      })}
    </ul>
  );
  return (
    <Card
      title="Upcoming Milestones"
      titleLevel={3}
      caption={`At ${groupAge(summary.upcoming)}`}
      footer={<CardLink href="/milestones">See all milestones</CardLink>}
    >
      <div className="stack" id={listId} tabIndex={-1} role="group" aria-label="Upcoming Milestones">
        {list}
        <Celebration
          child={child}
          instead={ahead.length === 0 && <p className="soft">{nothingAheadText(summary, isComplete)}</p>}
        />
      </div>
    </Card>
  );
}
