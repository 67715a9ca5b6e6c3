import { useContext, useId, useState } from 'react';
import { NewQuestion } from '#contract/checkups/changes.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { failedTitle, updating } from '../checkup-changes.ts';
import { Drafts } from './drafts.ts';
import { addingQuestion, type CheckupPlace } from './question-changes.ts';

export function AddQuestionForm(place: CheckupPlace) {
  const fieldId = useId();
  const drafts = useContext(Drafts);
  const [text, setText] = useState(() => drafts.get(place.checkupId)?.text ?? '');
  const add = useChange(addingQuestion, place);
  const type = (typed: string) => {
    if (typed === '') drafts.delete(place.checkupId);
    else drafts.set(place.checkupId, { text: typed });
    setText(typed);
  };
  // Stable until saved, so that a retry never duplicates a question.
  const [id, setId] = useState(newId);
  const form = useForm({
    schema: NewQuestion,
    read: (fields) => ({ id, text: typedText(fields, 'text') }),
    send: async (body) => {
      await add.mutateAsync(body);
      setId(newId());
      type('');
    },
  });
  useFocusWrong(form);
  return (
    <form className="stack tight" {...form.formProps}>
      <div className="add-question">
        <TextField
          id={fieldId}
          name="text"
          label="Add a question"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          error={form.errors['text']}
        />
        <Button type="submit" busy={form.isBusy}>
          Add
        </Button>
      </div>
      <SaveFailed title={(failed) => failedTitle(updating, failed)} failed={form.failed} />
    </form>
  );
}
