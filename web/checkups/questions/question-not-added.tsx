import type { Me } from '#contract/accounts/me.ts';
import { differencesBetween, type Fact } from '#web/client/form/differences.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SavedEarlier } from '#web/ui/state/saved-earlier.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { failedTitle, updating } from '../checkup-cache.ts';
import type { AddQuestionState } from './use-add-question.ts';

/** What a question that could not be added asks, or why it was not added. */
export function QuestionNotAdded({ asked: { form, text, seen, finish }, me }: { asked: AddQuestionState; me: Me }) {
  const { earlier } = seen;
  return (
    <>
      {earlier && (
        <SavedEarlier
          what="question"
          changedBy={earlier.changedBy}
          reader={me}
          differences={differencesBetween([asText(earlier.text)], [asText(text.trim())])}
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
    </>
  );
}

function asText(text: string): Fact {
  return { name: 'Question', text: `'${text}'` };
}
