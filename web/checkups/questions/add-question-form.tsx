import { useId } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { QuestionNotAdded } from './question-not-added.tsx';
import type { CheckupPlace } from './question-changes.ts';
import { useAddQuestion } from './use-add-question.ts';

type Props = { place: CheckupPlace; me: Me };

export function AddQuestionForm({ place, me }: Props) {
  const fieldId = useId();
  const asked = useAddQuestion(place);
  const { form, text, type } = asked;
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
      <QuestionNotAdded asked={asked} me={me} />
    </form>
  );
}
