import { checkupAgeMonths, checkupAgeText } from '#domain/checkups/checkup-words.ts';
import { MILESTONE_SHEET_MONTHS } from '#domain/checkups/milestone-sheet.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { AddQuestionForm } from './add-question-form.tsx';
import { useHasDraft } from './drafts.ts';
import { QuestionIdeas } from './question-ideas.tsx';
import { QuestionList } from './question-list.tsx';
import type { Shown } from '../visit/shown.ts';

export function VisitQuestions({ isOpen, ...shown }: Shown & { isOpen: boolean }) {
  const { checkup, child } = shown;
  const hasDraft = useHasDraft(checkup);
  const { questions, checkupType, id: checkupId } = checkup;
  const ageMonths = checkupAgeMonths(checkupType);
  if (!mayEdit(child) && questions.length === 0) return null;
  return (
    <Fold
      plain
      open={isOpen || hasDraft.question || hasDraft.answer}
      titleLevel={4}
      title={<>Questions for this visit {questions.length > 0 && <span className="count">{questions.length}</span>}</>}
    >
      <div className="stack tight">
        {questions.length > 0 && <QuestionList {...shown} />}
        {ageMonths && MILESTONE_SHEET_MONTHS.includes(ageMonths) && (
          <CardLink href={`/print/visit?only=milestones&childId=${child.id}`}>Milestones for the doctor</CardLink>
        )}
        {mayEdit(child) && <AddQuestionForm place={{ childId: child.id, checkupId }} me={shown.me} />}
        {mayEdit(child) && (
          <QuestionIdeas
            childId={child.id}
            checkup={checkup}
            title={ageMonths ? `What parents ask at ${checkupAgeText(ageMonths)}` : 'What parents ask at this visit'}
          />
        )}
      </div>
    </Fold>
  );
}
