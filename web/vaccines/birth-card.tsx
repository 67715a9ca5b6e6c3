import type { Child } from '#contract/children.ts';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import { isBirthDoseInTime } from '#domain/vaccines/birth/birth-dose.ts';
import { isInFirstWeek } from '#domain/vaccines/birth/first-week.ts';
import { vaccineOfQuestion, type BirthQuestion } from '#domain/vaccines/birth/birth-questions.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { birthChoices } from './birth-answers.ts';
import { answeringAboutBirth } from './birth-changes.ts';

const texts: Readonly<Record<BirthQuestion, string>> = {
  'hepatitis-b': 'Was the hepatitis B shot given in the hospital?',
  'mother-rsv': 'Did the mother have the RSV vaccine in pregnancy?',
  'mother-hepatitis-b': 'What did the mother’s hepatitis B test (HBsAg) say?',
};

const hints: Readonly<Partial<Record<BirthQuestion, string>>> = {
  'mother-rsv': 'The pregnancy with this child, not an earlier one.',
  'mother-hepatitis-b':
    'The surface antigen, HBsAg, in this pregnancy or at the birth. A positive antibody test (anti-HBs) is another test: it means protected. Not sure: choose “I do not know”.',
};

const counted = ['One question', 'Two questions', 'Three questions'] as const;

type Asked = Pick<VaccinePlan, 'birthQuestions' | 'planned' | 'asOf'>;
type Props = { child: Child; plan: Asked };

export function BirthCard({ child, plan }: Props) {
  const { birthQuestions: questions } = plan;
  const answer = useChange(answeringAboutBirth, child);
  const saving = answer.isPending ? answer.variables : null;
  const toNext = ({ birthQuestions: [next] }: VaccinePlan) => focusSoon(next ? firstAnswerId(next) : 'main');
  return (
    <Card
      title={`${counted[questions.length - 1] ?? counted[0]} about the birth`}
      caption={`So that ${child.firstName}'s shots start right. The hospital papers or the mother’s own records have the answers.`}
      footer={
        <p className="sm soft">
          {mayEdit(child) && 'Kept as you tap; Undo takes it back. '}Don&#39;t know? {whomToAsk(child.bornOn, plan)}
        </p>
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
                  {birthChoices[question].map(({ answer: given, label }, n) => {
                    const isSaving = saving?.question === question && saving.answer === given;
                    return (
                      <Button
                        key={given}
                        id={n === 0 ? firstAnswerId(question) : undefined}
                        busy={isSaving}
                        disabled={saving !== null && !isSaving}
                        onClick={() => answer.mutate({ question, answer: given }, { onSuccess: toNext })}
                      >
                        {label}
                      </Button>
                    );
                  })}
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
function whomToAsk(bornOn: Day, { birthQuestions, planned, asOf: today }: Asked): string {
  const isOfMother = birthQuestions.includes('mother-hepatitis-b') && isInFirstWeek(bornOn, today);
  const end = isOfMother ? '; some babies need a second shot within 7 days.' : '.';
  if (today <= addDays(bornOn, DAYS_IN_HOSPITAL)) return `Ask the nurse or doctor now${end}`;
  if (isBirthDoseInTime(bornOn, today)) return `Call the hospital or your doctor today${end}`;
  return birthQuestions.includes('mother-rsv') && planned.some((row) => isAntibodyDue(row, today))
    ? 'Call your doctor this week: the shot does not wait for a visit.'
    : 'Ask at the next visit.';
}

function isAntibodyDue({ vaccine, status, dueOn }: PlannedDose, today: Day): boolean {
  const isOpen = status === 'upcoming' || status === 'overdue';
  return vaccine === vaccineOfQuestion['mother-rsv'] && isOpen && dueOn !== null && dueOn <= today;
}

const DAYS_IN_HOSPITAL = 2;

function firstAnswerId(question: BirthQuestion): string {
  return `birth-${question}-yes`;
}
