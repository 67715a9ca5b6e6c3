import { CalendarClock, Check } from 'lucide';
import type { PageRequest } from '#contract/pages.ts';
import { achievedText } from '#domain/milestones/answer-text.ts';
import { MILESTONES_SOURCE } from '#domain/milestones/source-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { AgeCardFace } from '../ages/age-card-face.tsx';
import { ageStatus } from '../ages/age-status.ts';
import { CategoryBadge } from '../category-badge.tsx';
import { counts, sample } from './sample.ts';

type Props = { request: Pick<PageRequest, 'account'> };

/** What a visitor sees of the milestones, by a made-up child. */
export function MilestoneTracking({ request: { account } }: Props) {
  return (
    <Page width="reading">
      <div className="stack loose">
        <div className="stack tight ms-preview-head">
          <h1>See what your child can do, and what comes next</h1>
          <p className="soft">
            One tap for each new thing. No score, no ranking, and what to say when something worries you.
          </p>
        </div>
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
                          <span className="xs faint">
                            {achievedText({ achievedOn, achievedIn: null }, sample.today)}
                          </span>
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
        <ul className="three">
          {benefits.map(({ title, text }) => (
            <li key={title} className="stack tight">
              <h2>{title}</h2>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
        <section className="ms-start">
          <div className="stack tight">
            <h2>Start with a first smile</h2>
            <p className="soft">Mark it today, or about the month you remember.</p>
          </div>
          {account ? (
            <ButtonLink look="primary" big href="/milestones">
              Open Milestones
            </ButtonLink>
          ) : (
            <ButtonLink look="primary" big href="/signup">
              Create Free Account
            </ButtonLink>
          )}
        </section>
      </div>
    </Page>
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
