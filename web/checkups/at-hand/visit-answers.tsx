import { Plus } from 'lucide';
import type { Me } from '#contract/accounts/me.ts';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { capital } from '#domain/text/capital.ts';
import { nameOf } from '#web/client/text/history.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Button } from '#web/ui/button/button.tsx';
import type { WrongField } from '#web/ui/form/error-summary.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { AskAt } from '../questions/ask-dialog.tsx';
import { askedText } from '../visit/checkup-texts.ts';
import { answerName, type VisitAnswersState } from './use-visit-answers.ts';

type Props = {
  answers: VisitAnswersState;
  /** Of the whole form, by name. */
  errors: Readonly<Record<string, string>>;
  checkup: Checkup;
  child: Child;
  me: Me;
  today: Day;
};

export function VisitAnswers({ answers: { asked, typed }, errors, checkup, child, me, today }: Props) {
  const open = useOpen();
  const ask = () => open((close) => <AskAt checkup={checkup} child={child} me={me} today={today} onClose={close} />);
  return (
    <section className="part" aria-labelledby="visit-questions">
      <div className="row between">
        <h3 id="visit-questions">Your questions</h3>
        <Button look="quiet" icon={Plus} onClick={ask}>
          Question
        </Button>
      </div>
      {asked.map((question, n) => (
        <TextArea
          key={question.id}
          name={answerName(n)}
          label={question.text}
          rows={2}
          defaultValue={typed[question.id]}
          placeholder="What the doctor said"
          hint={
            question.answer === null
              ? askedText(question, me, today)
              : `${capital(nameOf(question.changedBy, me))} wrote: '${question.answer}'. Yours would replace it.`
          }
          error={errors[answerName(n)]}
        />
      ))}
    </section>
  );
}

/** For the summary of what is wrong in the form. */
export function wrongInAnswers({ asked }: VisitAnswersState, errors: Props['errors']): WrongField[] {
  return asked
    .map(({ text }, n) => ({ id: answerName(n), label: `Answer to '${text}'` }))
    .filter(({ id }) => errors[id] !== undefined);
}
