import { useRef, useState } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import type { PlannedDose } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { failedTitle, updating } from '../checkup-changes.ts';
import {
  checkupsBefore,
  isChosen,
  nothingChosen,
  pastAnswerOf,
  pastDosesOf,
  pastFieldId,
  pastProblems,
} from './past-answer.ts';
import { PastFields } from './past-fields.tsx';
import { answeringPast } from './past-changes.ts';

type Props = {
  child: Child;
  checkups: readonly Checkup[];
  planned: readonly PlannedDose[];
  today: Day;
  /** Not answered before. */
  isOpen: boolean;
  onLater: () => void;
};

const formId = 'past';
const noProblems: ReadonlyMap<string, string> = new Map();

/** Skipping or not knowing is fine. */
export function PastDialog({ child, checkups, planned, today, isOpen, onLater }: Props) {
  const answer = useChange(answeringPast, child.id);
  const [choice, setChoice] = useState(nothingChosen);
  const [isRefused, setRefused] = useState(false);
  // Stable while the dialog is open, so that a retry never duplicates a dose.
  const ids = useRef(new Map<string, string>());
  const unsaved = useUnsaved(() => isChosen(choice));
  const past = pastDosesOf(planned, today);
  const idOf = (dose: string) => {
    const id = ids.current.get(dose) ?? newId();
    ids.current.set(dose, id);
    return id;
  };
  const save = () => {
    const [first] = pastProblems(choice, child, today).keys();
    setRefused(first !== undefined);
    if (first === undefined) answer.mutate(pastAnswerOf(choice, past, idOf), { onSuccess: onLater });
    else focusSoon(pastFieldId(first));
  };
  return (
    <FormDialog
      wide
      onClose={onLater}
      title="What happened before?"
      formId={formId}
      verb="Save"
      busy={answer.isPending}
      unsaved={unsaved}
      cancel="Later"
      action={
        <Button
          look="quiet"
          className="start"
          busy={answer.isPending}
          onClick={() => unsaved.leave(() => answer.mutate({ checkups: [], isDone: true }, { onSuccess: onLater }))}
        >
          I do not know
        </Button>
      }
    >
      <form
        id={formId}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!answer.isPending) save();
        }}
      >
        <SaveFailed title={(failed) => failedTitle(updating, failed)} failed={answer.error} />
        <PastFields
          child={child}
          today={today}
          isOpen={isOpen}
          checkups={checkupsBefore(checkups)}
          past={past}
          choice={choice}
          problems={isRefused ? pastProblems(choice, child, today) : noProblems}
          onChoose={setChoice}
        />
      </form>
    </FormDialog>
  );
}
