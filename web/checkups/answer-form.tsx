import { useContext, useRef, useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import { Checkup, type Question } from '#contract/checkups.ts';
import { ChangedQuestion } from '#contract/checkups/changing.ts';
import { changedWhileOpenText } from '#web/client/history.ts';
import { useFocusWrong } from '#web/client/use-focus-wrong.ts';
import { useForm } from '#web/client/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useChangeQuestion } from './changing-data.ts';
import { failedTitle, updating } from './checkup-changes.ts';
import { Drafts } from './drafts.ts';
import type { CheckupPlace } from './question-changes.ts';
import { SaveFailed } from '#web/ui/save-failed.tsx';
import { typedText } from '#web/client/typed-text.ts';

type Props = {
  /** Of the field. */
  id: string;
  place: CheckupPlace;
  question: Question;
  me: Me;
  onClose: () => void;
};

/** What the doctor said to a question. Emptied, the question has no answer again. */
export function AnswerForm({ id, place, question, me, onClose }: Props) {
  const change = useChangeQuestion(place);
  const drafts = useContext(Drafts);
  const [begun] = useState(() => drafts.get(question.id));
  const seen = useRef(begun?.seen ?? question);
  const [theirs, setTheirs] = useState<Question | null>(null);
  const keep = (text: string) => {
    if (text === (seen.current.answer ?? '')) drafts.delete(question.id);
    else drafts.set(question.id, { text, seen: seen.current });
  };
  const close = () => {
    drafts.delete(question.id);
    onClose();
  };
  const form = useForm({
    schema: ChangedQuestion,
    read: (fields) => ({
      text: seen.current.text,
      answer: typedText(fields, 'answer') || null,
      version: seen.current.version,
    }),
    send: async (body) => {
      await change.mutateAsync({ questionId: question.id, body });
      close();
    },
    onFailed: ({ code, current }) => {
      const now = code === 'changed-meanwhile' ? questionIn(current, question.id) : null;
      if (now) {
        seen.current = now;
        setTheirs(now);
      }
      return now !== null;
    },
  });
  useFocusWrong(form);
  return (
    <form className="stack tight" {...form.formProps}>
      {theirs && (
        <Alert tone="amber" role="alert" title={changedWhileOpenText(theirs.changedBy, me, 'this question')}>
          The answer is now: {theirs.answer ?? 'none'}. Save yours all the same?
        </Alert>
      )}
      {form.failed && <SaveFailed title={failedTitle(updating, form.failed)} failed={form.failed} />}
      <TextArea
        id={id}
        name="answer"
        label="What did the doctor say?"
        rows={3}
        defaultValue={begun?.text ?? question.answer ?? ''}
        onChange={({ currentTarget }) => keep(currentTarget.value)}
        error={form.errors['answer']}
      />
      <div className="row wrap">
        <Button type="submit" busy={form.isBusy}>
          Save Answer
        </Button>
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The question as it is stored, of the checkup or the question that a refusal carries. */
function questionIn(current: unknown, id: string): Question | null {
  const checkup = Checkup.safeParse(current);
  return (checkup.success && checkup.data.questions.find((question) => question.id === id)) || null;
}
