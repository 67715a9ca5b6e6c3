import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import type { PastAnswer } from '#contract/vaccines/past.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { useMe } from '#web/accounts/data.ts';
import type { Day } from '#domain/time/day.ts';
import { isAnswerAwaited } from '#domain/vaccines/standing/past.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { useVaccinePlan } from '#web/vaccines/data.ts';
import { OneOrTwoPanel, useOneOrTwo, type OneOrTwo } from '#web/vaccines/one-or-two-panel.tsx';
import { SavedDosesPanel, useSavedDoses } from '#web/vaccines/saved/saved-doses-panel.tsx';
import { useCheckups } from '../data.ts';
import { isChosen, nothingChosen, pastAnswerOf, pastFieldId, pastProblems, saveVerb } from './past-answer.ts';
import { checkupsBefore, pastVisitsOf } from './past-doses.ts';
import { PastFields } from './past-fields.tsx';
import { answeringPast, openingPast, pastFailedTitle } from './past-changes.ts';
import { removableCheckups, uncheckedSince } from './removable-checkups.ts';

type Props = { child: Child; today: Day; onLater: () => void };

const formId = 'past';
const noProblems: ReadonlyMap<string, string> = new Map();

/** Skipping or not knowing is fine. */
export function PastDialog(props: Props) {
  const { data: plan } = useVaccinePlan(props.child.id);
  const { data: checkups } = useCheckups(props.child.id);
  return plan && checkups && <Asked {...props} plan={plan} checkups={checkups} />;
}

function Asked({ child, checkups, plan, today, onLater }: Props & { plan: VaccinePlan; checkups: readonly Checkup[] }) {
  const { data: me } = useMe();
  const client = useQueryClient();
  const answer = useChange(answeringPast, child.id);
  const { mutate: keepOpening } = useChange(openingPast, child.id);
  const [isFirst] = useState(!plan.hasPastOpened);
  useEffect(() => {
    if (isFirst) keepOpening();
  }, [isFirst, keepOpening]);
  const oneOrTwo = useOneOrTwo();
  const saved = useSavedDoses();
  const [choice, setChoice] = useState(nothingChosen);
  const [sentChoice, setSentChoice] = useState(choice);
  const [isRefused, setRefused] = useState(false);
  // Stable while the dialog is open, so that a retry never duplicates a dose, and Undo takes back what each try stored.
  const [answerId] = useState(newId);
  const ids = useRef(new Map<string, string>());
  const everSent = useRef<ReadonlySet<string>>(new Set());
  const unsaved = useUnsaved(() => isChosen(choice));
  const past = pastVisitsOf(plan, { bornOn: child.bornOn, today });
  const [opened] = useState(past);
  const before = checkupsBefore(checkups);
  const idOf = (dose: string) => {
    const id = ids.current.get(dose) ?? newId();
    ids.current.set(dose, id);
    return id;
  };
  const save = () => {
    const [first] = pastProblems(choice, past, child, today).keys();
    setRefused(first !== undefined);
    if (first !== undefined) return focusSoon(pastFieldId(first));
    setSentChoice(choice);
    const { doses: chosen = [], ...answered } = pastAnswerOf(choice, { past, before }, idOf);
    const { checkups: now } = answered;
    everSent.current = new Set([...everSent.current, ...now]);
    const { doses } = saved.answered(oneOrTwo.answered(chosen));
    answer.mutate(
      { id: answerId, ...answered, ...(doses.length > 0 && { doses }) },
      {
        onSuccess: (stored) => {
          const unchecked = uncheckedSince(stored.checkups, everSent.current, now);
          const { doses: kept } = pastAnswerOf(choice, { past: opened, before }, idOf);
          saved.offerRemoval(stored.plan, removableCheckups(client, child.id, unchecked), kept);
          onLater();
        },
        onError: saved.note,
      },
    );
  };
  return (
    <FormDialog
      wide
      onClose={onLater}
      title="What happened before?"
      formId={formId}
      verb={saveVerb(choice, { past, before })}
      busy={answer.isPending}
      unsaved={unsaved}
      cancel="Later"
      action={
        <Button
          look="quiet"
          className="start"
          busy={answer.isPending}
          onClick={() =>
            unsaved.leave(() => answer.mutate({ id: answerId, checkups: [], isDone: true }, { onSuccess: onLater }))
          }
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
          isAwaited={isAnswerAwaited(plan, today)}
          checkups={before}
          past={past}
          choice={choice}
          problems={isRefused ? pastProblems(choice, past, child, today) : noProblems}
          onChoose={setChoice}
        />
        {me && (
          <SavedDosesPanel
            saved={saved}
            doses={answer.variables?.doses ?? []}
            isTyped={choice !== sentChoice}
            reader={me}
            products={[]}
            onAnswered={save}
          />
        )}
        {!saved.earlier && <PastFailed answer={answer} oneOrTwo={oneOrTwo} />}
      </form>
    </FormDialog>
  );
}

type FailedProps = {
  answer: { readonly error: CallFailed | null; readonly variables: PastAnswer | undefined };
  oneOrTwo: OneOrTwo;
};

function PastFailed({ answer: { error, variables }, oneOrTwo }: FailedProps) {
  if (error?.code !== 'changed-meanwhile') {
    return (
      <OneOrTwoPanel
        title={(failed) => pastFailedTitle(variables, failed)}
        failed={error}
        doses={variables?.doses ?? []}
        oneOrTwo={oneOrTwo}
      />
    );
  }
  return (
    <IntoView>
      <Alert tone="amber" role="alert" title="Saved in the meantime">
        Some of these doses were recorded while this was open, and are left out here. Save again to keep the rest.
      </Alert>
    </IntoView>
  );
}
