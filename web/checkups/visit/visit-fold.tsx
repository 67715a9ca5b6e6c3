import { Check, Clock } from 'lucide';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { historyText } from '#web/client/text/history.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { CheckupBadge } from './checkup-badge.tsx';
import { AddQuestionForm } from '../questions/add-question-form.tsx';
import { checkupDayText, checkupElementId } from './checkup-texts.ts';
import { useHasDraft } from '../questions/drafts.ts';
import type { OpenDialog, Shown } from './shown.ts';
import { VisitActs } from './visit-acts.tsx';
import { QuestionList } from '../questions/question-list.tsx';

export function VisitFold({ isOpened, onOpen, ...shown }: Shown & { isOpened: boolean; onOpen: OpenDialog }) {
  const { checkup, child, me, today } = shown;
  const hasDraft = useHasDraft(checkup);
  return (
    <li id={checkupElementId(checkup)} tabIndex={-1}>
      <Fold
        open={isOpened || hasDraft.question || hasDraft.answer}
        title={
          <span className="visit-line">
            {checkup.completed ? <Tile icon={Check} tone="fern" /> : <Tile icon={Clock} />}
            <span className="grow">
              {checkupTitle(checkup.checkupType)} <span className="by">{checkupDayText(checkup)}</span>
            </span>{' '}
            <CheckupBadge checkup={checkup} today={today} />
          </span>
        }
      >
        <div className="stack">
          {checkup.place !== null && <p className="soft">{checkup.place}</p>}
          {checkup.notes !== null && <p className="as-typed">{checkup.notes}</p>}
          {checkup.questions.length > 0 && <QuestionList {...shown} />}
          {hasDraft.question && <AddQuestionForm place={{ childId: child.id, checkupId: checkup.id }} me={me} />}
          <VisitActs checkup={checkup} child={child} today={today} onOpen={onOpen} />
          <p className="xs faint">{historyText(checkup, me)}</p>
        </div>
      </Fold>
    </li>
  );
}
