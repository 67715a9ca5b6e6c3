import { useContext, useId, useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Question } from '#contract/checkups.ts';
import { ChangedQuestion, NewQuestion } from '#contract/checkups/changes.ts';
import { differencesBetween, type Fact } from '#web/client/form/differences.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useEntry } from '#web/client/form/use-entry.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SavedEarlier } from '#web/ui/state/saved-earlier.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { failedTitle, updating } from '../checkup-changes.ts';
import { Drafts } from './drafts.ts';
import { addingQuestion, changingQuestion, type CheckupPlace } from './question-changes.ts';
import { questionIn } from './question-in.ts';

type Props = { place: CheckupPlace; me: Me };

export function AddQuestionForm({ place, me }: Props) {
  const fieldId = useId();
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
  const { earlier } = seen;
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
      {earlier && (
        <SavedEarlier
          what="question"
          changedBy={earlier.changedBy}
          reader={me}
          differences={differencesBetween([asked(earlier.text)], [asked(text.trim())])}
          onChange={() => seen.keepMine(form)}
          onLeave={finish}
        >
          <Button
            look="quiet"
            onClick={() => {
              seen.forget();
              form.formProps.ref.current?.requestSubmit();
            }}
          >
            Add as another question
          </Button>
        </SavedEarlier>
      )}
      <SaveFailed title={(failed) => failedTitle(updating, failed)} failed={form.failed} />
    </form>
  );
}

function asked(text: string): Fact {
  return { name: 'Question', text: `'${text}'` };
}
