import { useRef } from 'react';
import * as z from 'zod/mini';
import { ChangedMilestoneAnswer, MilestoneAnswer } from '#contract/milestones.ts';
import { answerDayProblems } from '#domain/milestones/answer-days.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useSeen } from '#web/client/form/use-seen.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { isFormDirty } from '#web/client/form/is-dirty.ts';
import { savingAnswer } from '../answer-changes/saving-answer.ts';
import type { KnownChild } from '../known-child.ts';
import type { Row } from '../list/rows.ts';

export type WhenFormProps = {
  known: KnownChild;
  milestone: Row['milestone'];
  answer: MilestoneAnswer;
  onClose: () => void;
};

/** The day or month of an achievement, its note, and since when the child does not do it any more. */
export function useWhenForm({ known: { child, today, list }, milestone, answer, onClose }: WhenFormProps) {
  const seen = useSeen(answer, storedAs(MilestoneAnswer));
  const save = useChange(savingAnswer, child.id);
  const isLosing = useRef(false);
  const form = useForm({
    schema: ChangedMilestoneAnswer.check(inLife({ bornOn: child.bornOn, today }, answer)),
    read: (fields) => ({
      answer: 'achieved',
      ...typedWhen(fields),
      lostOn: isLosing.current ? today : typedText(fields, 'lostOn') || null,
      note: typedText(fields, 'note') || null,
      version: seen.version(),
    }),
    send: async (body) => {
      await save.mutateAsync({ milestone, edition: list.edition, before: seen.seen(), body });
      onClose();
    },
    onFailed: seen.note,
  });
  useFocusWrong(form);
  const unsaved = useUnsaved(() => isFormDirty(form.formProps.ref.current));
  return {
    ...form,
    seen,
    unsaved,
    formProps: {
      ...form.formProps,
      onSubmit: (event: Parameters<typeof form.formProps.onSubmit>[0]) => {
        const { submitter } = event.nativeEvent;
        // Without a button what was asked before is sent again.
        if (submitter) isLosing.current = submitter.getAttribute('value') === LOSE;
        form.formProps.onSubmit(event);
      },
    },
  };
}

/** The value of the button that saves what is typed, and that the child does not do it any more. */
export const LOSE = 'lose';

/** The day or the month, whichever is in the form. */
export function typedWhen(fields: FormData) {
  return { achievedOn: typedText(fields, 'achievedOn') || null, achievedIn: typedText(fields, 'achievedIn') || null };
}

type Days = Pick<ChangedMilestoneAnswer, 'achievedOn' | 'achievedIn' | 'lostOn'>;

/** The rules of the days, as a schema check. */
export function inLife(life: Parameters<typeof answerDayProblems>[1], before: MilestoneAnswer | null) {
  return z.check<Days>(({ value, issues }) => {
    const { achievedOn = null, achievedIn = null, lostOn = null } = value;
    for (const { field, message } of answerDayProblems({ achievedOn, achievedIn, lostOn }, life, before))
      issues.push({ code: 'custom', path: [field], message, input: value });
  });
}
