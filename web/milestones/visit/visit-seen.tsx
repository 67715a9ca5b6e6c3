import { firstSeenText, groupAgeUsed } from '#domain/milestones/answer-text.ts';
import { shortDayNear } from '#web/client/text/day-near.ts';
import type { Day } from '#domain/time/day.ts';
import type { VisitMilestones } from './visit-milestones.ts';

type Of = NonNullable<VisitMilestones['current']>;
type Props = { of: Of; isCorrected: boolean };

/** What was seen of the child's own age, with days. */
export function Seen({ of, today, isCorrected }: Props & { today: Day }) {
  const { group, seen } = of;
  return (
    <>
      <h3>
        Seen, {labelUsed(group, isCorrected)}: {countText(of)}
      </h3>
      {seen.length > 0 && (
        <ul className="got">
          {seen.map((answer) => (
            <li key={answer.id}>
              <span>{answer.description}</span>
              <span>{answer.achievedOn ? shortDayNear(answer.achievedOn, today) : firstSeenText(answer)}</span>
            </li>
          ))}
        </ul>
      )}
      {seen.some(({ achievedIn }) => achievedIn !== null) && (
        <p className="xs faint">“about” means the parents remember the month.</p>
      )}
    </>
  );
}

/** '9 Months corrected' */
function labelUsed({ label }: Of['group'], isCorrected: boolean): string {
  return `${label}${isCorrected ? ' corrected' : ''}`;
}

/** '5 of 15, 10 not answered', 'nothing noted': what nobody answered was not looked for. */
export function countText({ progress: { achieved, of }, unanswered }: Pick<Of, 'progress' | 'unanswered'>): string {
  if (unanswered === of) return 'nothing noted';
  return unanswered === 0 ? `${achieved} of ${of}` : `${achieved} of ${of}, ${unanswered} not answered`;
}

export function SeenBefore({ of, isCorrected }: Props) {
  const { group, progress, unanswered, seen } = of;
  const [last] = seen;
  if (unanswered === progress.of) return null;
  return (
    <>
      <h3>{labelUsed(group, isCorrected)}</h3>
      <p>
        {progress.isComplete ? `All ${progress.of}` : `${progress.achieved} of ${progress.of}`} seen
        {last && `, the last ${last.achievedOn ? 'on ' : ''}${firstSeenText(last)}`}
        {unanswered > 0 && `; ${unanswered} not answered`}.
      </p>
    </>
  );
}

export function ComingNext({ of, isCorrected }: Props) {
  return (
    <>
      <h3>Coming next</h3>
      <p>
        By {groupAgeUsed(of.group, isCorrected)}: {countText(of)} so far.
      </p>
    </>
  );
}
