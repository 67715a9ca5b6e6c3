import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import type { AnswerAboutBirth } from '#contract/vaccines/past.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { answeringAboutBirth } from './vaccine-changes.ts';

type Question = AnswerAboutBirth['question'];

const texts: Readonly<Record<Question, string>> = {
  'hepatitis-b': 'Was the hepatitis B shot given in the hospital?',
  'mother-rsv': 'Did the mother have the RSV vaccine in pregnancy?',
};

const no = { answer: 'no', label: 'No' } as const;
const unknown = { answer: 'unknown', label: 'I do not know' } as const;

type Choice = { readonly answer: AnswerAboutBirth['answer']; readonly label: string };

const answers: Readonly<Record<Question, readonly Choice[]>> = {
  'hepatitis-b': [{ answer: 'yes', label: 'Yes' }, no, unknown],
  'mother-rsv': [
    { answer: 'yes', label: 'Yes, at least 14 days before the birth' },
    { answer: 'later', label: 'Yes, but later' },
    no,
    unknown,
  ],
};

export function BirthCard({ child, questions }: { child: Child; questions: readonly Question[] }) {
  const answer = useChange(answeringAboutBirth, child);
  const toNext = ({ birthQuestions: [next] }: VaccinePlan) => focusSoon(next ? firstAnswerId(next) : 'main');
  return (
    <Card title="About the birth" caption="Two answers that decide which shots come first.">
      <ul className="list">
        {questions.map((question) => (
          <li key={question} className="wrap">
            <div className="stack tight grow" role="group" aria-labelledby={`birth-${question}`}>
              <strong id={`birth-${question}`}>{texts[question]}</strong>
              {mayEdit(child) ? (
                <div className="row wrap">
                  {answers[question].map(({ answer: given, label }, n) => (
                    <Button
                      key={given}
                      id={n === 0 ? firstAnswerId(question) : undefined}
                      busy={
                        answer.isPending && answer.variables.question === question && answer.variables.answer === given
                      }
                      onClick={() =>
                        !answer.isPending && answer.mutate({ question, answer: given }, { onSuccess: toNext })
                      }
                    >
                      {label}
                    </Button>
                  ))}
                </div>
              ) : (
                <span className="sm soft">Not answered yet</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function firstAnswerId(question: Question): string {
  return `birth-${question}-yes`;
}
