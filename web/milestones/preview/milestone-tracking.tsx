import { CalendarClock, Check } from 'lucide';
import type { PageRequest } from '#contract/pages.ts';
import { achievedText } from '#domain/milestones/answer-text.ts';
import { MILESTONES_SOURCE } from '#domain/milestones/source-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PreviewFrame } from '#web/ui/layout/preview-frame.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { AgeCardFace } from '../ages/age-card-face.tsx';
import { ageStatus } from '../ages/age-status.ts';
import { CategoryBadge } from '../category-badge.tsx';
import { counts, sample } from './sample.ts';

type Props = { request: Pick<PageRequest, 'account'> };

/** What a visitor sees of the milestones, by a made-up child. */
export function MilestoneTracking({ request: { account } }: Props) {
  return (
    <PreviewFrame
      title="See what your child can do, and what comes next"
      text="One tap for each new thing. No score, no ranking, and what to say when something worries you."
      isVisitor={account === null}
      benefits={benefits}
      start={{ title: 'Start with a first smile', text: 'Mark it today, or about the month you remember.' }}
      own={{ href: '/milestones', label: 'Open Milestones' }}
    >
      <Card
        title={`${sample.firstName}, ${sample.months} months`}
        caption={`As it looks on ${longDayText(sample.today)}`}
        aside={<Badge>Sample data</Badge>}
      >
        <div className="stack">
          <ul className="ages whole" aria-label="Ages">
            {sample.ages.map((group) => (
              <li key={group.id} className="panel agecard">
                <AgeCardFace
                  label={group.label}
                  progress={group}
                  status={ageStatus(
                    sample.ages,
                    { group, isComplete: group.achieved === group.of, isChosen: false },
                    { firstName: sample.firstName, months: sample.months, isCorrected: false },
                  )}
                />
              </li>
            ))}
          </ul>
          <ul className="ms">
            {sample.rows.map(({ id, description, category, achievedOn }) => (
              <li key={id}>
                <div className="top">
                  <div>
                    <p className="desc">{description}</p>
                    <p className="ms-about">
                      <CategoryBadge category={category} />
                      {achievedOn && (
                        <span className="xs faint">{achievedText({ achievedOn, achievedIn: null }, sample.today)}</span>
                      )}
                    </p>
                  </div>
                  {achievedOn ? (
                    <Badge tone="done" icon={Check}>
                      Achieved
                    </Badge>
                  ) : (
                    <Badge tone="next" icon={CalendarClock}>
                      Upcoming
                    </Badge>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <SourceLine>{MILESTONES_SOURCE}</SourceLine>
        </div>
      </Card>
    </PreviewFrame>
  );
}

const benefits = [
  {
    title: 'From birth to five',
    text: `${counts.ages} age groups, ${counts.milestones} things to look for, each in plain words.`,
  },
  { title: 'Born early? Counted from the due date', text: 'Corrected age until 24 months, with both ages in sight.' },
  { title: 'Ready for the doctor', text: 'What is reached, what not yet, and your worries, on one page.' },
];
