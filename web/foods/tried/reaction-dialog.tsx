import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { reactionSourceText } from '#domain/foods/reaction-text.ts';
import type { Day } from '#domain/time/day.ts';
import { isFormDirty } from '#web/client/form/is-dirty.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { whatOf } from '../taste-changes.ts';
import { Call911 } from './call-911.tsx';
import { CallAtFirst } from './call-at-first.tsx';
import type { FoodFinder } from './food-finder.ts';
import { ReactionAnswer } from './reaction-answer.tsx';
import { ReactionPicks, SignFields } from './reaction-fields.tsx';
import { signsError } from './signs-error.ts';
import { TasteOutcome } from './taste-outcome.tsx';
import { latestOfEach } from './taste-order.ts';
import { isUnknownFood, useFoodChoice } from './use-food-choice.ts';
import { useTasteForm } from './use-taste-form.ts';
import { useUnsavedTaste } from './use-unsaved-taste.ts';
import { WhichFood } from './which-food.tsx';

type Props = {
  child: Child;
  me: Me;
  tastes: readonly Taste[];
  finder: FoodFinder;
  today: Day;
  onClose: () => void;
};

const id = 'reaction';
const MOST_OFFERED = 6;

/** A reaction right now: what to do first, then what it was. */
export function ReactionDialog({ child, me, tastes, finder, today, onClose }: Props) {
  const choice = useFoodChoice(finder);
  const [target, setTarget] = useState<Taste | null>(null);
  const form = useTasteForm({
    id,
    child,
    taste: null,
    what: () => (target ? whatOf(target) : choice.what()),
    eaten: target ?? { foodId: choice.food?.id ?? null, name: choice.text },
    today,
    isNow: true,
    onDone: onClose,
  });
  const { reaction } = form;
  const unsaved = useUnsavedTaste(
    form,
    () => target !== null || !choice.isEmpty || isFormDirty(form.formProps.ref.current),
  );
  const [offered] = useState(() =>
    latestOfEach(tastes.filter((taste) => !isUnknownFood(taste))).slice(0, MOST_OFFERED),
  );
  const saveIfDangerous = () => reaction.isEmergency && form.onEmergency();
  const choose = (taste: Taste | null) => {
    setTarget(taste);
    form.retarget(taste?.triedOn === today ? taste : null);
    if (taste) saveIfDangerous();
  };
  return (
    <FormDialog
      wide
      title={`A reaction right now: ${child.firstName}`}
      formId={id}
      verb="Save"
      busy={form.isBusy}
      cancel={form.savedAt ? 'Close' : 'Cancel'}
      unsaved={unsaved}
      urgent={<Call911 />}
      onClose={onClose}
    >
      <form id={id} {...form.formProps} className="stack">
        <CallAtFirst text={reaction.callAtFirst} />
        <ReactionAnswer advice={reaction.advice} isCallBelow />
        <SignFields id={id} reaction={reaction} onEmergency={form.onEmergency} error={signsError(form)} />
        <TasteOutcome form={form} me={me} />
        <WhichFood
          id={id}
          choice={choice}
          finder={finder}
          offered={offered}
          target={target}
          onChoose={choose}
          onPicked={saveIfDangerous}
          hint={reaction.isEmergency && !form.savedAt ? 'It is saved as soon as you say which food it was.' : undefined}
          error={form.lacks.food && !target && choice.what() === null ? 'Say which food it was.' : form.errors['name']}
        />
        <ReactionPicks
          id={id}
          reaction={reaction}
          lacks={form.lacks}
          isSure
          error={form.lacks.reaction && reaction.reaction === null ? 'Say which reaction it was.' : undefined}
        />
        <TextField
          name="note"
          id={`${id}-note`}
          label="Note"
          optional
          maxLength={300}
          defaultValue=""
          error={form.errors['note']}
        />
        <SourceLine>{reactionSourceText()}</SourceLine>
      </form>
    </FormDialog>
  );
}
