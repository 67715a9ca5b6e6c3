import type { Checkup, Question } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { nextCheckup } from '#domain/checkups/status.ts';
import type { Day } from '#domain/time/day.ts';
import { SheetPart } from '#web/ui/layout/sheet-part.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { checkupsFailedTitle, useCheckups } from '../data.ts';

/** Above it, the sheet has no line for each answer. */
const MOST_WITH_LINES = 4;
/** For what comes up during the visit. */
const emptyLines = (questions: number) => Math.max(0, (questions > MOST_WITH_LINES ? 8 : 5) - questions);

const TITLE = 'Questions to ask';

export function VisitQuestionsPanel({ child, today }: { child: Child; today: Day }) {
  const query = useCheckups(child.id);
  const { data: checkups, error } = query;
  const questions = checkups && questionsFor(checkups, nextCheckup(checkups, today));
  return (
    <SheetPart title={TITLE} className="questions">
      {!checkups && error && <LoadFailed title={checkupsFailedTitle(error)} query={query} />}
      {!checkups && !error && <Loading text="Loading checkups..." />}
      {questions?.length === 0 && <p className="on-screen">None yet.</p>}
      {questions && questions.length > 0 && (
        <ul className="asked">
          {questions.map((question) => (
            <Asked key={question.id} question={question} hasLine={questions.length <= MOST_WITH_LINES} />
          ))}
        </ul>
      )}
      {questions && (
        <div className="lines" aria-hidden>
          {Array.from({ length: emptyLines(questions.length) }, (_, line) => (
            <span key={line} />
          ))}
        </div>
      )}
    </SheetPart>
  );
}

/** Questions of the next visit and unanswered ones of other overdue visits. */
export function questionsFor(checkups: readonly Checkup[], next: Checkup | null): readonly Question[] {
  const left = checkups
    .filter(({ id, status }) => status === 'overdue' && id !== next?.id)
    .flatMap(({ questions }) => questions.filter(({ answer }) => answer === null));
  return [...(next?.questions ?? []), ...left];
}

type AskedProps = { question: Question; hasLine: boolean };

function Asked({ question: { text, answer, madeBy }, hasLine }: AskedProps) {
  return (
    <li>
      <p className="as-typed">
        <strong>{text}</strong>
        {madeBy && <span className="by">{madeBy.name}</span>}
      </p>
      {answer !== null && <p className="as-typed">Answer: {answer}</p>}
      {answer === null && hasLine && <span className="answer-line" aria-hidden />}
    </li>
  );
}
