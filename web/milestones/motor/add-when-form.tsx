import { NewMilestoneAnswer, type MilestoneAnswer } from '#contract/milestones.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { isFormDirty } from '#web/client/form/is-dirty.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { Button } from '#web/ui/button/button.tsx';
import { UnsavedDialog } from '#web/ui/overlay/unsaved-dialog.tsx';
import { answering } from '../answer-changes/answering.ts';
import { ANSWER_WORDS } from '../answer-texts.ts';
import type { KnownChild } from '../known-child.ts';
import type { Row } from '../list/rows.ts';
import { inLife, typedWhen } from '../row/use-when-form.ts';
import { WhenFields } from '../row/when-form.tsx';

type Props = {
  known: KnownChild;
  milestone: Row['milestone'];
  /** 'Not yet' or 'not sure yet', which an achievement takes the place of. */
  before: MilestoneAnswer | null;
  onClose: () => void;
};

const none = { achievedOn: null, achievedIn: null, lostOn: null, note: null };

/** Since when a child does something that nobody has noted. A refusal is told by a toast, and what is typed stays. */
export function AddWhenForm({ known, milestone, before, onClose }: Props) {
  const { child, today, list } = known;
  const change = useChange(answering, child.id);
  const form = useForm({
    schema: NewMilestoneAnswer.check(inLife({ bornOn: child.bornOn, today }, null)),
    read: (fields) => ({
      milestoneId: milestone.id,
      answer: 'achieved',
      ...typedWhen(fields),
      note: typedText(fields, 'note') || null,
    }),
    send: async ({ achievedOn = null, achievedIn = null, note = null }) => {
      const facts = { answer: 'achieved' as const, achievedOn, achievedIn, lostOn: null, note };
      await change.mutateAsync({ milestone, edition: list.edition, before, facts });
      onClose();
    },
    onFailed: ({ code }) => code !== 'bad-input',
  });
  const sayNotYet = () => {
    if (change.isPending) return;
    const facts = { ...none, answer: 'not-yet', note: before?.note ?? null } as const;
    change.mutate({ milestone, edition: list.edition, before, facts });
    onClose();
  };
  useFocusWrong(form);
  const unsaved = useUnsaved(() => isFormDirty(form.formProps.ref.current));
  return (
    <form
      {...form.formProps}
      className="panel"
      aria-label={`When did ${child.firstName} first do this? ${milestone.description}`}
    >
      <WhenFields known={known} milestone={milestone} answer={before ?? none} errors={form.errors} />
      <div className="actions">
        <Button type="submit" look="primary" busy={form.isBusy}>
          Save
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        {before?.answer !== 'not-yet' && (
          <Button look="quiet" onClick={sayNotYet}>
            {ANSWER_WORDS['not-yet']}
          </Button>
        )}
      </div>
      <UnsavedDialog unsaved={unsaved} />
    </form>
  );
}
