import { Trash2 } from 'lucide';
import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { LIKINGS, type Allergen } from '#domain/foods/food.ts';
import { pausesOf } from '#domain/foods/pauses.ts';
import { reactionSourceText } from '#domain/foods/reaction-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { isFormDirty } from '#web/client/form/is-dirty.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { historyText } from '#web/client/text/history.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { PickGroup } from '#web/ui/form/pick-group.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { tasteChanges } from '../taste-changes.ts';
import { Call911 } from './call-911.tsx';
import { OwnMeal } from './own-meal.tsx';
import { ReactionFields } from './reaction-fields.tsx';
import { signsError } from './signs-error.ts';
import { SureToDelete } from './sure-to-delete.tsx';
import { TasteOutcome } from './taste-outcome.tsx';
import { likings } from './taste-texts.ts';
import { useTasteForm } from './use-taste-form.ts';
import { useUnsavedTaste } from './use-unsaved-taste.ts';

type Props = { child: Child; taste: Taste; me: Me; today: Day; onClose: () => void };

const id = 'edit-taste';
const pausingId = `${id}-pausing`;

export function EditTasteDialog({ child, taste, me, today, onClose }: Props) {
  const isOwn = taste.foodId === null;
  const [allergens, setAllergens] = useState<readonly Allergen[]>(taste.allergens);
  const own = (fields: FormData) => ({ name: typedText(fields, 'name').trim(), allergens: [...allergens] });
  const form = useTasteForm({
    id,
    child,
    taste,
    what: isOwn ? own : null,
    eaten: taste,
    today,
    onDone: onClose,
  });
  useFocusWrong(form);
  const remove = useChange(tasteChanges.removing, child.id);
  const { reaction, opened, errors } = form;
  const isChanged = () => allergens !== taste.allergens || isFormDirty(form.formProps.ref.current);
  const unsaved = useUnsavedTaste(form, isChanged);
  const shown = opened.taste ?? taste;
  const isPausing = pausesOf([form.saved ?? shown]).holds.length > 0;
  // Null until Delete was pressed.
  const [isSure, setSure] = useState<boolean | null>(null);
  const askOrRemove = () => {
    if (!isPausing || isSure) return remove.mutate(form.stored() ?? taste, { onSuccess: onClose });
    setSure(false);
    focusSoon(`${pausingId}-check`);
  };
  return (
    <FormDialog
      wide
      title={`${taste.name} for ${child.firstName}`}
      formId={id}
      verb="Save"
      busy={form.isBusy}
      cancel={form.savedAt ? 'Close' : 'Cancel'}
      unsaved={unsaved}
      urgent={reaction.isEmergency && <Call911 />}
      onClose={onClose}
      action={
        <Button
          look="quiet"
          className="start danger"
          icon={Trash2}
          aria-describedby={isPausing ? pausingId : undefined}
          busy={remove.isPending}
          onClick={askOrRemove}
        >
          Delete
        </Button>
      }
    >
      <form key={opened.opening} id={id} {...form.formProps} className="stack">
        <SaveFailed title="Failed to delete the food. Please try again." failed={remove.error} />
        {isOwn && (
          <>
            <TextField name="name" label="Meal" maxLength={80} defaultValue={shown.name} error={errors['name']} />
            <OwnMeal id={id} chosen={allergens} onChange={setAllergens} />
          </>
        )}
        <DateField
          name="triedOn"
          label="Day"
          min={child.bornOn}
          max={today}
          defaultValue={shown.triedOn}
          error={errors['triedOn']}
        />
        <PickGroup
          name="liking"
          id={`${id}-liking`}
          label={`How did ${child.firstName} like it?`}
          optional
          options={LIKINGS.map((liking) => ({ value: liking, label: likings[liking].label }))}
          defaultValue={shown.liking ?? undefined}
          error={errors['liking']}
        />
        <ReactionFields
          id={id}
          reaction={reaction}
          lacks={form.lacks}
          onEmergency={form.onEmergency}
          error={signsError(form)}
          isCallBelow
        />
        <TasteOutcome form={form} me={me} />
        <TextField
          name="note"
          id={`${id}-note`}
          label="Note"
          optional
          maxLength={300}
          defaultValue={shown.note ?? ''}
          error={errors['note']}
        />
        {reaction.advice && <SourceLine>{reactionSourceText()}</SourceLine>}
        {isPausing && (
          <SureToDelete id={pausingId} isAsked={isSure !== null} isSure={isSure === true} onSure={setSure} />
        )}
        <p className="xs faint">{historyText(shown, me)}</p>
      </form>
    </FormDialog>
  );
}
