import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import { isBirthDoseInTime } from '#domain/vaccines/birth/birth-dose.ts';
import type { BirthQuestion } from '#domain/vaccines/birth/birth-questions.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { birthChoices } from './birth-answers.ts';
import { answeringAboutBirth } from './birth-changes.ts';

const texts: Readonly<Record<BirthQuestion, string>> = {
  'hepatitis-b': 'Was the hepatitis B shot given in the hospital?',
  'mother-rsv': 'Did the mother have the RSV vaccine in pregnancy?',
  'mother-hepatitis-b': 'Do you know the mother’s hepatitis B test?',
};

const hints: Readonly<Partial<Record<BirthQuestion, string>>> = {
  'mother-rsv': 'The pregnancy with this child, not an earlier one.',
  'mother-hepatitis-b': 'A blood test in pregnancy or at the birth.',
};

const counted = ['One question', 'Two questions', 'Three questions'] as const;

type Props = { child: Child; questions: readonly BirthQuestion[]; today: Day };

export function BirthCard({ child, questions, today }: Props) {
  const answer = useChange(answeringAboutBirth, child);
  const toNext = ({ birthQuestions: [next] }: VaccinePlan) => focusSoon(next ? firstAnswerId(next) : 'main');
  return (
    <Card
      title={`${counted[questions.length - 1] ?? counted[0]} about the birth`}
      caption={`So that ${child.firstName}'s shots start right. The answer stands in the hospital papers.`}
      footer={
        mayEdit(child) && (
          <p className="sm soft">Kept as you tap; Undo takes it back. Not sure? {whomToAsk(child.bornOn, today)}</p>
        )
      }
    >
      <ul className="list">
        {questions.map((question) => (
          <li key={question} className="wrap">
            <div className="stack tight grow" role="group" aria-labelledby={`birth-${question}`}>
              <strong id={`birth-${question}`}>{texts[question]}</strong>
              {hints[question] && <span className="sm soft">{hints[question]}</span>}
              {mayEdit(child) ? (
                <div className="row wrap">
                  {birthChoices[question].map(({ answer: given, label }, n) => (
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

/** The birth dose is for the first hours, the RSV antibody for the first week, and neither waits for a visit. Ours. */
function whomToAsk(bornOn: Day, today: Day): string {
  if (today <= addDays(bornOn, DAYS_IN_HOSPITAL)) return 'Ask the nurse or doctor now.';
  return isBirthDoseInTime(bornOn, today) ? 'Call the hospital or your doctor today.' : 'Ask at the next visit.';
}

const DAYS_IN_HOSPITAL = 2;

function firstAnswerId(question: BirthQuestion): string {
  return `birth-${question}-yes`;
}
