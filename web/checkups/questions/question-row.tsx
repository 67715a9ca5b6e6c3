import { X } from 'lucide';
import { useContext, useState } from 'react';
import type { Question } from '#contract/checkups.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { AnswerForm } from './answer-form.tsx';
import { askedText, checkupElementId } from '../visit/checkup-texts.ts';
import { Drafts } from './drafts.ts';
import type { Shown } from '../visit/shown.ts';
import { removingQuestion } from './question-changes.ts';

export function QuestionRow({ question, checkup, child, me, today }: Shown & { question: Question }) {
  const place = { childId: child.id, checkupId: checkup.id };
  const drafts = useContext(Drafts);
  const [isAnswering, setAnswering] = useState(() => drafts.has(question.id));
  const remove = useChange(removingQuestion, place);
  const { id, text, answer } = question;
  const answerId = `answer-${id}`;
  const answering = (isOpen: boolean) => {
    setAnswering(isOpen);
    focusSoon(answerId);
  };
  const leave = () => focusSoon(checkupElementId(checkup));
  return (
    <li className="question">
      <div className="grow">
        <p className="as-typed">{text}</p>
        <span className="by">{askedText(question, me, today)}</span>
        {answer !== null && !isAnswering && (
          <p className="sm as-typed">
            <strong>The doctor said:</strong> {answer}
          </p>
        )}
        {isAnswering && (
          <AnswerForm id={answerId} place={place} question={question} me={me} onClose={() => answering(false)} />
        )}
        {mayEdit(child) && !isAnswering && (
          <Button look="quiet" className="answer" id={answerId} onClick={() => answering(true)}>
            {answer === null ? 'What did the doctor say?' : 'Change the answer'}
          </Button>
        )}
      </div>
      {mayEdit(child) && !isAnswering && (
        <IconButton
          icon={X}
          label={`Remove the question '${text}'`}
          aria-busy={remove.isPending}
          onClick={() => !remove.isPending && remove.mutate(question, { onSuccess: leave })}
        />
      )}
    </li>
  );
}
