import type { AgeGroup, MilestoneAnswer } from '#contract/milestones.ts';
import { groupAgeUsed } from '#domain/milestones/answer-text.ts';
import { asksForHearingTest, HEARING_TEST } from '#domain/milestones/hearing.ts';
import { readAnswer } from '#domain/milestones/progress.ts';
import { uncapital } from '#domain/text/capital.ts';
import { ANSWER_WORDS, writtenText } from '../answer-texts.ts';
import { endedText } from './visit-windows.tsx';
import type { VisitProps } from './visit-milestones-panel.tsx';

type Props = VisitProps & { isShort?: boolean };

export function NotYetOrSure({ visit: { notYet, notSure, windows }, me, today, isShort = false }: Props) {
  const all = [
    ...notYet.map((answer) => ({ said: readAnswer(answer) === 'lost' ? 'Not any more:' : 'Not yet:', answer })),
    ...notSure.map((answer) => ({ said: 'Not sure:', answer })),
  ];
  if (all.length === 0) return null;
  return (
    <>
      {!isShort && <h3>Not yet, or not sure</h3>}
      <ul className="boxes">
        {all.map(({ said, answer }) => (
          <li key={answer.id}>
            <span className="box" aria-hidden />
            <span>
              <strong>{said}</strong> {uncapital(answer.description)}
              {endOf(windows, answer)}
              {said === 'Not yet:' && asksForHearingTest(answer.milestoneId) && `. ${HEARING_TEST}`}{' '}
              <Quoted note={answer.note} />
              <span className="xs faint">{writtenText(answer, me, today)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** ", WHO's window ended at 11.4 months", where it has. */
function endOf(windows: VisitProps['visit']['windows'], { milestoneId }: MilestoneAnswer): string {
  const ended = windows.find(({ span, reading }) => span.milestoneId === milestoneId && reading.state === 'past-end');
  return ended ? `, ${endedText(ended.span)}` : '';
}

/** In the parents' own words. */
export function Quoted({ note }: { note: string | null }) {
  return note === null ? null : <span className="as-typed">“{note}” </span>;
}

export function ParentsSay({ visit: { noted, shortNoted }, me, today, isShort = false }: Props) {
  const shown = isShort ? shortNoted : noted;
  if (shown.length === 0) return null;
  const more = noted.length - shown.length;
  return (
    <>
      {!isShort && <h3>What the parents say</h3>}
      {shown.map((answer, n) => (
        <p key={answer.id}>
          <Quoted note={answer.note} />
          <span className="xs faint">
            {aboutText(answer)}, {writtenText(answer, me, today)}
            {more > 0 &&
              n === shown.length - 1 &&
              `; ${more === 1 ? 'one more note' : `${more} more notes`} in Fernling`}
          </span>
        </p>
      ))}
    </>
  );
}

/** 'Squeals', 'Not yet: squeals' of an age that has not come. */
function aboutText({ description, ...answer }: MilestoneAnswer): string {
  const reading = readAnswer(answer);
  if (reading !== 'not-sure' && reading !== 'not-yet') return description;
  return `${ANSWER_WORDS[reading]}: ${uncapital(description)}`;
}

/** Of the group at or below the child's age, without what the sheet says was seen. */
export function SignsToMention({ group, visit }: { group: AgeGroup; visit: VisitProps['visit'] }) {
  return (
    <>
      <h3>Signs to mention, tick what you see</h3>
      <p>At {groupAgeUsed(group, visit.isCorrected)}. An empty box says nothing.</p>
      <ul className="boxes">
        {visit.signs.map((sign) => (
          <li key={sign}>
            <span className="box" aria-hidden />
            <span>{sign}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Checks({ visit: { checks } }: Pick<VisitProps, 'visit'>) {
  if (checks === null) return null;
  return (
    <>
      <h3>Checks</h3>
      <p>{checks}</p>
    </>
  );
}
