import type { Checkup, Question } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { checkupDay, nextCheckup } from '#domain/checkups/status.ts';
import { weekdayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { checkupsFailedTitle, useCheckups } from '../data.ts';
import { checkupDayText } from '../visit/checkup-texts.ts';

/** Blank lines for questions that come up during the visit. */
const emptyLines = 3;

export function VisitQuestionsPanel({ child, today }: { child: Child; today: Day }) {
  const query = useCheckups(child.id);
  const { data: checkups, error } = query;
  if (!checkups && error) return <LoadFailed title={checkupsFailedTitle(error)} query={query} />;
  if (!checkups) return <Loading text="Loading checkups..." />;
  const next = nextCheckup(checkups, today);
  const questions = questionsFor(checkups, next);
  return (
    <div className="stack">
      <p>{next ? visitText(next) : 'No upcoming checkups scheduled'}</p>
      {questions.length > 0 && (
        <ul className="asked">
          {questions.map((question) => (
            <Asked key={question.id} question={question} />
          ))}
        </ul>
      )}
      <div className="lines" aria-hidden>
        {Array.from({ length: emptyLines }, (_, line) => (
          <span key={line} />
        ))}
      </div>
    </div>
  );
}

/** '4 Month Well-Child Checkup · Tuesday, November 24, 2026, 9:20 a.m. · Green Street Pediatrics' */
function visitText(next: Checkup): string {
  const when = `${weekdayText(checkupDay(next))}, ${checkupDayText(next)}`;
  return [checkupTitle(next.checkupType), when, next.place].filter(Boolean).join(' · ');
}

/** Questions of the next visit and unanswered ones of other overdue visits. */
export function questionsFor(checkups: readonly Checkup[], next: Checkup | null): readonly Question[] {
  const left = checkups
    .filter(({ id, status }) => status === 'overdue' && id !== next?.id)
    .flatMap(({ questions }) => questions.filter(({ answer }) => answer === null));
  return [...(next?.questions ?? []), ...left];
}

function Asked({ question: { text, answer } }: { question: Question }) {
  return (
    <li>
      <p className="as-typed">{text}</p>
      {answer === null ? <span className="answer-line" aria-hidden /> : <p className="as-typed">Answer: {answer}</p>}
    </li>
  );
}
