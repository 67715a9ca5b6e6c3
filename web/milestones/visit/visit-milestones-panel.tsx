import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { groupAgeUsed } from '#domain/milestones/answer-text.ts';
import { lostSentence } from '#domain/milestones/doctor-words.ts';
import { asksForHearingTest, HEARING_TEST } from '#domain/milestones/hearing.ts';
import { LOST_SKILL } from '#domain/milestones/lost-skill.ts';
import { isOutside } from '#domain/milestones/motor-concerns.ts';
import { groupSource, MILESTONES_SOURCE, WINDOWS_SHORT_SOURCE } from '#domain/milestones/source-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { SheetPart } from '#web/ui/layout/sheet-part.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { notedOn } from '../answer-texts.ts';
import { MILESTONE_STATES, useAnswers, useMilestones } from '../data.ts';
import { ComingNext, countText, Seen, SeenBefore } from './visit-seen.tsx';
import { Checks, NotYetOrSure, ParentsSay, Quoted, SignsToMention } from './visit-to-say.tsx';
import { BeganLate, VisitWindows } from './visit-windows.tsx';
import { visitMilestones, type VisitMilestones } from './visit-milestones.ts';

const title = 'Milestones';

type Props = { child: Child; today: Day; isAmongOthers: boolean };

/** Among other parts only where there is something to tell. */
export function VisitMilestonesPanel({ child, today, isAmongOthers }: Props) {
  const answers = useAnswers(child.id);
  const milestones = useMilestones(answers.data);
  const { data: me } = useMe();
  if (answers.data && milestones.data && me) {
    const visit = visitMilestones(milestones.data, child, answers.data, today, me);
    if (!isAmongOthers) return <Whole child={child} me={me} today={today} visit={visit} />;
    return visit.hasToSay ? <Short child={child} me={me} today={today} visit={visit} /> : null;
  }
  const query = answers.data ? milestones : answers;
  return (
    <SheetPart title={title}>
      {query.error ? (
        <LoadFailed title={MILESTONE_STATES.failed} query={query} />
      ) : (
        <Loading text={MILESTONE_STATES.loading} rows={1} />
      )}
    </SheetPart>
  );
}

export type VisitProps = { child: Child; me: Me; today: Day; visit: VisitMilestones };

const NOT_SCREENING = 'It does not replace ASQ or another standard tool.';

function Whole(props: VisitProps) {
  const { visit } = props;
  const { current, next } = visit;
  const group = current?.group ?? next?.group;
  return (
    <SheetPart title={title} className="milestones">
      <Lost {...props} />
      <div className="two">
        <div className="stack tight">
          {current && <Seen of={current} today={props.today} isCorrected={visit.isCorrected} />}
          {visit.before && <SeenBefore of={visit.before} isCorrected={visit.isCorrected} />}
          {next && <ComingNext of={next} isCorrected={visit.isCorrected} />}
          <VisitWindows visit={visit} />
          {!current && <p>The list starts at 1 month.</p>}
        </div>
        <div className="stack tight">
          <NotYetOrSure {...props} />
          <ParentsSay {...props} />
          {current && <SignsToMention group={current.group} visit={visit} />}
          <Checks visit={visit} />
        </div>
      </div>
      <p className="xs faint">
        {group ? groupSource(group) : MILESTONES_SOURCE} {NOT_SCREENING}
        {visit.windows.length > 0 && ` ${WINDOWS_SHORT_SOURCE}`}
      </p>
    </SheetPart>
  );
}

function Short(props: VisitProps) {
  const { visit } = props;
  const { current } = visit;
  return (
    <SheetPart title={<ShortTitle visit={visit} />} className="milestones">
      <Lost {...props} />
      <NotYetOrSure {...props} isShort />
      <BeganLate visit={visit} />
      <ParentsSay {...props} isShort />
      <p className="xs faint">
        {current ? groupSource(current.group) : MILESTONES_SOURCE}
        {visit.windows.some(isOutside) && ` ${WINDOWS_SHORT_SOURCE}`}
      </p>
    </SheetPart>
  );
}

/** Beside a lost skill, which stands first, without what was seen. */
function ShortTitle({ visit: { lost, current, isCorrected } }: Pick<VisitProps, 'visit'>) {
  return (
    <>
      {title}{' '}
      {current && lost.length === 0 && (
        <small>
          seen of {groupAgeUsed(current.group, isCorrected)}: {countText(current)}
        </small>
      )}
    </>
  );
}

/** First, at every age. */
function Lost({ child, me, visit: { lost } }: VisitProps) {
  if (lost.length === 0) return null;
  return (
    <div className="lead-box">
      <h3>A skill was lost</h3>
      {lost.map((answer) => (
        <p key={answer.id}>
          {lostSentence(child.firstName, answer, notedOn(answer, me))} <Quoted note={answer.note} />
          {asksForHearingTest(answer.milestoneId) && HEARING_TEST}
        </p>
      ))}
      <p className="on-screen">{LOST_SKILL.firstSentence}</p>
    </div>
  );
}
