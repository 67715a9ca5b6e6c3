import '#web/ui/css/pages/milestones.css';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { MilestoneSummary } from '#contract/milestones.ts';
import { groupMeaning, NO_SCORE } from '#domain/milestones/answer-text.ts';
import { groupSource } from '#domain/milestones/source-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { ViewerNotePanel } from '#web/children/viewer-note-panel.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Frond } from '#web/ui/drawing/frond.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { answerLine } from '../answer-texts.ts';
import { CategoryBadge } from '../category-badge.tsx';
import { MILESTONE_STATES, useMilestoneSummary } from '../data.ts';
import { progressText } from '../progress-text.ts';
import { useSkipped } from '../skipped.ts';
import { aheadCaption, aheadIn } from './summary-words.ts';
import { UpcomingCard } from './upcoming-card.tsx';

type Props = { child: Child; today: Day };

/** The dashboard's Development tab. */
export function DevelopmentPanel({ child, today }: Props) {
  const query = useMilestoneSummary(child.id);
  const { data: me } = useMe();
  return (
    <section className="stack loose" aria-labelledby="development">
      <div className="row between wrap">
        <h2 id="development">Development</h2>
        <ButtonLink href="/milestones">See all milestones</ButtonLink>
      </div>
      <ViewerNotePanel child={child} what="milestones" />
      <Loaded query={query} {...MILESTONE_STATES}>
        {(summary) => me && <Known child={child} today={today} me={me} summary={summary} />}
      </Loaded>
    </section>
  );
}

function Known({ child, today, me, summary }: Props & { me: Me; summary: MilestoneSummary }) {
  const { progress, ahead } = aheadIn(summary, useSkipped(child.id));
  const { latest, upcoming } = summary;
  const category = summary.categories.find(({ id }) => id === latest?.categoryId);
  return (
    <>
      <Card
        title="Progress"
        titleLevel={3}
        caption={aheadCaption(summary)}
        aside={<strong className="sm num">{progressText(progress)}</strong>}
      >
        <div className="two">
          <Frond
            total={progress.of}
            done={progress.achieved}
            next={progress.achieved}
            width={420}
            label={`${progress.achieved} of ${progress.of} achieved`}
          />
          <p className="sm soft">
            {groupMeaning(upcoming)} {NO_SCORE}
          </p>
        </div>
      </Card>
      <Card title="Recently Achieved" titleLevel={3}>
        {latest ? (
          <ul className="ms">
            <li>
              <p className="desc">{latest.answer.description}</p>
              <p className="ms-about">
                {category && <CategoryBadge category={category} />}
                <span className="xs faint">{answerLine(latest.answer, me, today)}</span>
              </p>
            </li>
          </ul>
        ) : (
          <p className="soft">Nothing is marked yet. Mark what {child.firstName} does, whenever you see it.</p>
        )}
      </Card>
      <UpcomingCard child={child} today={today} summary={summary} ahead={ahead} isComplete={progress.isComplete} />
      <SourceLine>{groupSource(upcoming)}</SourceLine>
    </>
  );
}
