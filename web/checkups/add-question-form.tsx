import { useId, useState } from 'react';
import { NewQuestion } from '#contract/checkups/changing.ts';
import { newId } from '#web/client/new-id.ts';
import { problemText } from '#web/client/problem-text.ts';
import { useFocusWrong } from '#web/client/use-focus-wrong.ts';
import { useForm } from '#web/client/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAddQuestion } from './changing-data.ts';
import { updating } from './checkup-changes.ts';
import type { CheckupPlace } from './question-changes.ts';
import { typedText } from '#web/client/typed-text.ts';

/** One line for one more question. */
export function AddQuestionForm(place: CheckupPlace) {
  const fieldId = useId();
  const add = useAddQuestion(place);
  // The id stays until it is saved, so that a question sent twice is asked once.
  const [id, setId] = useState(newId);
  const form = useForm({
    schema: NewQuestion,
    read: (fields) => ({ id, text: typedText(fields, 'text') }),
    send: async (body) => {
      await add.mutateAsync(body);
      setId(newId());
      form.formProps.ref.current?.reset();
    },
  });
  useFocusWrong(form);
  return (
    <form className="stack tight" {...form.formProps}>
      <div className="add-question">
        <TextField id={fieldId} name="text" label="Add a question" autoComplete="off" error={form.errors['text']} />
        <Button type="submit" busy={form.isBusy}>
          Add
        </Button>
      </div>
      {form.failed && (
        <Alert tone="clay" role="alert" title={updating.failed}>
          {problemText(form.failed)}
        </Alert>
      )}
    </form>
  );
}
