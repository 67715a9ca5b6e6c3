import { useContext, useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Question } from '#contract/checkups.ts';
import { ChangedQuestion } from '#contract/checkups/questions.ts';
import { differencesBetween } from '#web/client/form/differences.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useSeen } from '#web/client/form/use-seen.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ChangedMeanwhile } from '#web/ui/state/changed-meanwhile.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { failedTitle, updating } from '../checkup-cache.ts';
import { Drafts } from './drafts.ts';
import { changingQuestion, type CheckupPlace } from './question-changes.ts';
import { questionIn } from './question-in.ts';

type Props = {
  id: string;
  place: CheckupPlace;
  question: Question;
  me: Me;
  onClose: () => void;
};

/** Saving it empty removes the answer. */
export function AnswerForm({ id, place, question, me, onClose }: Props) {
  const change = useChange(changingQuestion, place);
  const drafts = useContext(Drafts);
  const [draft] = useState(() => drafts.get(question.id));
  const seen = useSeen(draft?.seen ?? question, (current) => questionIn(current, question.id));
  const keep = (text: string) => {
    if (text === (seen.seen().answer ?? '')) drafts.delete(question.id);
    else drafts.set(question.id, { text, seen: seen.seen() });
  };
  const loadTheirs = () => {
    drafts.delete(question.id);
    seen.loadTheirs();
  };
  const close = () => {
    drafts.delete(question.id);
    onClose();
  };
  const form = useForm({
    schema: ChangedQuestion,
    read: (fields) => ({
      text: seen.seen().text,
      answer: typedText(fields, 'answer') || null,
      version: seen.version(),
    }),
    send: async (body) => {
      await change.mutateAsync({ questionId: question.id, body });
      close();
    },
    onFailed: seen.note,
  });
  useFocusWrong(form);
  const draftText = seen.opening === 1 ? draft?.text : undefined;
  return (
    <form className="stack tight" {...form.formProps}>
      <ChangedMeanwhile
        seen={{ ...seen, loadTheirs }}
        form={form}
        reader={me}
        what="this question"
        differencesOf={(before, now) => differencesBetween(questionInWords(before), questionInWords(now))}
      />
      <SaveFailed title={(failed) => failedTitle(updating, failed)} failed={form.failed} />
      <TextArea
        key={seen.opening}
        id={id}
        name="answer"
        label="What did the doctor say?"
        rows={3}
        defaultValue={draftText ?? seen.opened.answer ?? ''}
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

function questionInWords({ text, answer }: Question) {
  return [
    { name: 'Question', text },
    { name: 'Answer', text: answer ?? 'none' },
  ];
}
