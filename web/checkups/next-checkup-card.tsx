import type { ReactNode } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { isFirstVisitMissing } from '#domain/checkups/first-visit.ts';
import { checkupDay, dosesDay, isAskedOfPast, isStillOpen, nextCheckup, openCheckup } from '#domain/checkups/status.ts';
import { isNewborn } from '#domain/vaccines/birth/added-as-newborn.ts';
import { isBeforeVisit } from '#domain/vaccines/standing/before-visit.ts';
import { dosesDueAt, unansweredAt } from '#domain/vaccines/standing/due-doses.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { count } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { classes } from '#web/ui/classes.ts';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { Tearoff } from '#web/ui/layout/tearoff.tsx';
import { useVaccinePlan } from '#web/vaccines/data.ts';
import { checkupsFailedTitle, useCheckups } from './data.ts';
import { AddDate } from './add-date.tsx';
import { earlierVisitText } from './earlier-visit-text.ts';
import { FirstVisitMissing } from './first-visit-missing.tsx';
import { StillRecommended } from './still-recommended.tsx';
import { checkupDayText, checkupWhenText, unansweredText } from './visit/checkup-texts.ts';

type Props = {
  child: Child;
  today: Day;
  isLine?: boolean;
};

export function NextCheckupCard({ child, today, isLine = false }: Props) {
  const query = useCheckups(child.id);
  const { data: checkups, error } = query;
  const next = checkups && nextCheckup(checkups, today);
  const open = checkups && openCheckup(checkups, today);
  const isOther = open?.id !== next?.id;
  const still = open && !isLine && <StillRecommended checkup={open} child={child} today={today} isNamed={isOther} />;
  return (
    <section
      className={classes('card checkup', isLine && 'line')}
      aria-labelledby="next-checkup"
      aria-busy={!checkups && !error ? true : undefined}
    >
      {next && !isLine && !isAround(next, today) && (
        <Tearoff day={checkupDay(next)} isPast={isStillOpen(next, today)} />
      )}
      <div className="grow">
        <h2 id="next-checkup">Next Checkup</h2>
        {!checkups && error && <LoadFailed title={checkupsFailedTitle(error)} query={query} />}
        {!checkups && !error && <Loading text="Loading checkups..." rows={1} />}
        {checkups && isFirstVisitMissing(checkups, today) && <FirstVisitMissing />}
        {isOther && still}
        {next === null && <p className="soft">No upcoming checkups scheduled</p>}
        {next && <Next checkup={next} child={child} today={today} isAsking={!open && !isLine} />}
        {next && !isLine && <WaitsThere child={child} checkup={next} today={today} />}
        {!isOther && still}
        {next && next.place !== null && <p className="sm soft place">{next.place}</p>}
      </div>
      <Acts>
        {mayEdit(child) && !isNewborn(child.bornOn, today) && checkups?.some(isAskedOfPast) && (
          <CardLink className="to-past" href="/appointments">
            What happened before?
          </CardLink>
        )}
        {!isLine && (
          <a className="link" href={`/print/visit?childId=${child.id}`}>
            Show the doctor
          </a>
        )}
        <CardLink href="/appointments">View All Appointments</CardLink>
      </Acts>
    </section>
  );
}

type NextProps = { checkup: Checkup; child: Child; today: Day; isAsking: boolean };

/** 'November 24, 2026 3 days from now', 'Around March 27, 2027. No appointment yet.' */
function Next({ checkup, child, today, isAsking }: NextProps) {
  const isOpen = isAround(checkup, today);
  const stop = isOpen ? '.' : '';
  const when = `${checkupWhenText(checkup, today)}${stop}`;
  const said = (
    <>
      <span>{`${isOpen ? 'Around ' : ''}${checkupDayText(checkup)}${stop}`}</span>{' '}
      {when !== stop && (checkup.status === 'future' ? <span>{when}</span> : <strong className="soon">{when}</strong>)}{' '}
      {isOpen && <span>No appointment yet.</span>}
    </>
  );
  return (
    <>
      <p className="what">{checkupTitle(checkup.checkupType)}</p>
      {isOpen && isAsking ? (
        <AddDate checkup={checkup} child={child} today={today} className="sm soft when">
          {said}
        </AddDate>
      ) : (
        <p className="sm soft when">{said}</p>
      )}
    </>
  );
}

/** Whether it is to come, and nobody has agreed on its day. */
function isAround(checkup: Checkup, today: Day): boolean {
  return checkup.scheduledOn === null && checkupDay(checkup) > today;
}

/**
 * '6 shots are due there. 2 questions to ask.' 'due now' once its day has passed; no number as long as nobody has said
 * what was given before. Not of shots that are talked about first; of those that do not wait for it that an earlier
 * visit is needed, and which doses of the birth nobody has answered.
 */
function WaitsThere({ child, checkup, today }: { child: Child; checkup: Checkup; today: Day }) {
  const { data: plan } = useVaccinePlan(checkup.childId);
  const on = dosesDay(checkup, today);
  const due = dosesDueAt(plan?.planned ?? [], on).filter(({ category }) => category !== 'ask-your-doctor');
  const before = due.filter((dose) => isBeforeVisit(dose, on, today));
  const there = due.length - before.length;
  const where = isStillOpen(checkup, today) ? 'now' : 'there';
  const earlier = earlierVisitText(before, child, on, today);
  const notAnswered = unansweredAt(plan?.planned ?? [], on);
  const unanswered = notAnswered.filter(({ isOfBirth }) => isOfBirth);
  const isUnknown = notAnswered.length > unanswered.length;
  const questions = checkup.questions.filter(({ answer }) => answer === null).length;
  if (there + questions + notAnswered.length === 0 && earlier === '') return null;
  return (
    <p className="sm">
      {isUnknown && `What is due ${where} depends on what ${child.firstName} has had. `}
      {!isUnknown && there > 0 && (
        <strong>{`${there === 1 ? '1 shot is' : `${there} shots are`} due ${where}.`}</strong>
      )}{' '}
      {earlier} {unanswered.length > 0 && `${unansweredText(unanswered)}. `}
      {questions > 0 && `${count(questions, 'question')} to ask.`}
    </p>
  );
}

function Acts({ children }: { children: ReactNode }) {
  return <div className="row wrap acts">{children}</div>;
}
