import { useContext, useState } from 'react';
import type { Question } from '#contract/checkups.ts';
import { ChangedQuestion, NewQuestion } from '#contract/checkups/questions.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useEntry } from '#web/client/form/use-entry.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Drafts } from './drafts.ts';
import { addingQuestion, changingQuestion, type CheckupPlace } from './question-changes.ts';
import { questionIn } from './question-in.ts';

/** A form with one field, `text`, whose content is a draft of the checkup until it is saved. */
export function useAddQuestion(place: CheckupPlace, onSaved?: () => void) {
  const drafts = useContext(Drafts);
  const [text, setText] = useState(() => drafts.get(place.checkupId)?.text ?? '');
  const add = useChange(addingQuestion, place);
  const change = useChange(changingQuestion, place);
  const type = (typed: string) => {
    if (typed === '') drafts.delete(place.checkupId);
    else drafts.set(place.checkupId, { text: typed });
    setText(typed);
  };
  const seen = useEntry<Question | null>(null, questionIn);
  const finish = () => {
    seen.forget();
    type('');
    onSaved?.();
  };
  const form = useForm({
    schema: async () => (seen.isNew() ? NewQuestion : ChangedQuestion),
    read: (fields) => ({ text: typedText(fields, 'text'), ...seen.mark() }),
    send: async (body) => {
      if ('version' in body) await change.mutateAsync({ questionId: seen.id(), body });
      else await add.mutateAsync(body);
      finish();
    },
    onFailed: seen.note,
  });
  useFocusWrong(form);
  return { form, text, type, seen, finish };
}

export type AddQuestionState = ReturnType<typeof useAddQuestion>;
