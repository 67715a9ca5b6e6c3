import { Leaf } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { MilestoneSummary } from '#contract/milestones.ts';
import { groupSource } from '#domain/milestones/source-text.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Frond } from '#web/ui/drawing/frond.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { NotLoaded } from '#web/ui/state/loaded.tsx';
import { Celebration } from '../complete/celebration.tsx';
import { MILESTONE_STATES, useMilestoneSummary } from '../data.ts';
import { progressText } from '../progress-text.ts';
import { useSkipped } from '../skipped.ts';
import { SaidBadge } from './said-badge.tsx';
import { useAchieving, type Summarized } from './summary-answering.ts';
import { aheadCaption, aheadIn, nothingAheadText } from './summary-words.ts';
import { useAnsweredHere, type Said } from './use-answered-here.ts';

const title = 'Development Milestones';
const nextId = 'next-milestone';

type Props = { child: Child; today: Day };

export function MilestonesCard({ child, today }: Props) {
  const query = useMilestoneSummary(child.id);
  const { data: summary, error } = query;
  if (summary) return <Known child={child} today={today} summary={summary} />;
  return (
    <Card title={title} busy={!error} footer={error && <SeeAll />}>
      <NotLoaded query={query} {...MILESTONE_STATES} rows={2} />
    </Card>
  );
}

function Known({ child, today, summary }: Props & { summary: MilestoneSummary }) {
  const skipped = useSkipped(child.id);
  const achieve = useAchieving(child.id, summary, today);
  const { progress, ahead } = aheadIn(summary, skipped);
  const { rows, answer } = useAnsweredHere(summary.upcoming.milestones, ahead, 1);
  const press = (milestone: Summarized) => {
    void answer(milestone, 'Achieved', () => achieve(milestone));
    // The button goes.
    focusSoon(nextId);
  };
  return (
    <Card
      title={title}
      caption={aheadCaption(summary)}
      aside={<strong className="sm num">{progressText(progress)}</strong>}
      footer={<SeeAll />}
    >
      <div className="two">
        <Frond
          total={progress.of}
          done={progress.achieved}
          next={progress.achieved}
          width={420}
          label={`${progress.achieved} of ${progress.of} achieved`}
        />
        <div className="stack" id={nextId} tabIndex={-1}>
          {rows.map(({ milestone, said }) => (
            <Next
              key={milestone.id}
              milestone={milestone}
              said={said}
              onAchieved={mayEdit(child) ? () => press(milestone) : null}
            />
          ))}
          <Celebration
            child={child}
            instead={
              ahead.length === 0 && (
                <Alert tone="fern" icon={Leaf}>
                  {nothingAheadText(summary, progress.isComplete)}
                </Alert>
              )
            }
          />
          <SourceLine>{groupSource(summary.upcoming)}</SourceLine>
        </div>
      </div>
    </Card>
  );
}

type NextProps = { milestone: Summarized; said: Said | null; onAchieved: (() => void) | null };

function Next({ milestone: { description }, said, onAchieved }: NextProps) {
  const action = said ? (
    <SaidBadge said={said} />
  ) : (
    onAchieved && (
      <Button aria-label={`Achieved: ${description}`} onClick={onAchieved}>
        Achieved
      </Button>
    )
  );
  return (
    <Alert tone="fern" icon={Leaf} {...(action && { action })}>
      <span className="xs soft">{said ? 'Today' : 'Next milestone'}</span>
      <br />
      <strong>{description}</strong>
    </Alert>
  );
}

function SeeAll() {
  return <CardLink href="/milestones">See all milestones</CardLink>;
}
