import { useRef, useState } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { OneOrTwoPanel, useOneOrTwo } from '#web/vaccines/one-or-two-panel.tsx';
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
import { answeringPast, pastFailedTitle } from './past-changes.ts';

type Props = {
  child: Child;
  checkups: readonly Checkup[];
  plan: Pick<VaccinePlan, 'planned' | 'doses' | 'addedOn'>;
  today: Day;
  /** Not answered before. */
  isOpen: boolean;
  onLater: () => void;
};

const formId = 'past';
const noProblems: ReadonlyMap<string, string> = new Map();

/** Skipping or not knowing is fine. */
export function PastDialog({ child, checkups, plan, today, isOpen, onLater }: Props) {
  const answer = useChange(answeringPast, child.id);
  const oneOrTwo = useOneOrTwo();
  const [choice, setChoice] = useState(nothingChosen);
  const [isRefused, setRefused] = useState(false);
  // Stable while the dialog is open, so that a retry never duplicates a dose.
  const ids = useRef(new Map<string, string>());
  const unsaved = useUnsaved(() => isChosen(choice));
  const past = pastDosesOf(plan, today);
  const idOf = (dose: string) => {
    const id = ids.current.get(dose) ?? newId();
    ids.current.set(dose, id);
    return id;
  };
  const save = () => {
    const [first] = pastProblems(choice, child, today).keys();
    setRefused(first !== undefined);
    if (first !== undefined) return focusSoon(pastFieldId(first));
    const { doses, ...answered } = pastAnswerOf(choice, past, idOf);
    answer.mutate({ ...answered, ...(doses && { doses: oneOrTwo.answered(doses) }) }, { onSuccess: onLater });
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
        <PastFields
          child={child}
          today={today}
          isOpen={isOpen}
          checkups={checkupsBefore(checkups, plan)}
          past={past}
          choice={choice}
          problems={isRefused ? pastProblems(choice, child, today) : noProblems}
          onChoose={setChoice}
        />
        {answer.error?.code === 'changed-meanwhile' ? (
          <IntoView>
            <Alert tone="amber" role="alert" title="Saved in the meantime">
              Some of these doses were recorded while this was open, and are left out here. Save again to keep the rest.
            </Alert>
          </IntoView>
        ) : (
          <OneOrTwoPanel
            title={(failed) => pastFailedTitle(answer.variables, failed)}
            failed={answer.error}
            doses={answer.variables?.doses ?? []}
            oneOrTwo={oneOrTwo}
          />
        )}
      </form>
    </FormDialog>
  );
}
