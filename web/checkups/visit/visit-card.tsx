import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { checkupDay, dosesDay, isOfHospital, isStillOpen } from '#domain/checkups/status.ts';
import type { Day } from '#domain/time/day.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Tearoff } from '#web/ui/layout/tearoff.tsx';
import { CheckupBadge } from './checkup-badge.tsx';
import { checkupDayText, checkupElementId, checkupWhenText } from './checkup-texts.ts';
import type { OpenDialog, Shown } from './shown.ts';
import { VisitActs } from './visit-acts.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { VisitQuestions } from '../questions/visit-questions.tsx';

type Props = Shown & {
  /** The next checkup starts expanded. */
  isNext: boolean;
  /** So does what is done at the one that the page was opened for. */
  isOpened: boolean;
  after: Day | null;
  onOpen: OpenDialog;
};

export function VisitCard({ isNext, isOpened, after, onOpen, ...shown }: Props) {
  const { checkup, child, today } = shown;
  const isOpen = isStillOpen(checkup, today);
  const isPast = checkupDay(checkup) < today && !isOpen;
  const facts = (
    <VisitFacts checkup={checkup} child={child} on={dosesDay(checkup, today)} after={after} hasDoses={!isPast} />
  );
  return (
    <li className="card visit" id={checkupElementId(checkup)} tabIndex={-1}>
      <Tearoff day={checkupDay(checkup)} isPast={isPast || isOpen} />
      <div className="stack tight">
        <div className="row wrap between">
          <h3>{checkupTitle(checkup.checkupType)}</h3>
          {!isOfHospital(checkup, today) && <CheckupBadge checkup={checkup} today={today} />}
        </div>
        <When {...shown} />
        {checkup.notes !== null && <p className="sm as-typed">{checkup.notes}</p>}
      </div>
      <div className="more stack">
        <VisitActs checkup={checkup} child={child} today={today} isNext={isNext} onOpen={onOpen} />
        {isNext && facts}
        <div>
          {!isNext && !isPast && (
            <Fold plain titleLevel={4} open={isOpened} title="What is done at this visit">
              {facts}
            </Fold>
          )}
          <VisitQuestions {...shown} isOpen={isNext} />
        </div>
      </div>
    </li>
  );
}

function When({ checkup, child, today }: Shown) {
  const when = checkupWhenText(checkup, today);
  if (isOfHospital(checkup, today)) {
    return (
      <p className="sm soft">
        {checkupDayText(checkup)} · Was {child.firstName} checked in the hospital?
      </p>
    );
  }
  return (
    <p className="sm soft">
      {checkupDayText(checkup)}
      {when && ' · '}
      {checkup.status === 'upcoming' ? (
        <strong className="soon nowrap">{when}</strong>
      ) : (
        <span className="nowrap">{when}</span>
      )}
      {checkup.scheduledOn === null && ' · recommended day, no appointment yet'}
      {checkup.place !== null && ` · ${checkup.place}`}
    </p>
  );
}
