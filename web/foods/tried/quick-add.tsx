import { Check } from 'lucide';
import { useState, type SubmitEvent } from 'react';
import type { Child } from '#contract/children.ts';
import type { FoodInList } from '#contract/foods.ts';
import { NewTaste, type Taste } from '#contract/foods/tastes.ts';
import { feedingMonths, feedingStage } from '#domain/foods/feeding-age.ts';
import { pauseOnFood } from '#domain/foods/pause-on-food.ts';
import { waits } from '#domain/foods/pause.ts';
import type { Pauses } from '#domain/foods/pauses.ts';
import { pauseText } from '#domain/foods/pause-text.ts';
import type { Day } from '#domain/time/day.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { NOT_SAVED, tasteChanges } from '../taste-changes.ts';
import { FoodField } from './food-field.tsx';
import { HadLately } from './had-lately.tsx';
import { HowWasIt } from './how-was-it.tsx';
import { OwnMeal } from './own-meal.tsx';
import type { FoodFinder } from './food-finder.ts';
import { notBeforeText, RulesTyped } from './food-notes.tsx';
import { PausedBadge } from './paused-badge.tsx';
import { isUnknownFood, useFoodChoice } from './use-food-choice.ts';

type Props = {
  child: Child;
  finder: FoodFinder;
  tastes: readonly Taste[];
  today: Day;
  pauses: Pauses;
  /** The name of a meal with which the address begins it; empty without. */
  meal: string;
  /** What was saved here last; null before. */
  saved: Taste | null;
  onSaved: (id: string) => void;
};

const id = 'tried-food';

/** One field and one button save a food for today. */
export function QuickAdd({ child, finder, tastes, today, pauses, meal, saved, onSaved }: Props) {
  const choice = useFoodChoice(finder, meal);
  const save = useChange(tasteChanges.saving, child.id);
  const [made, setMade] = useState(newId);
  const [isMissing, setMissing] = useState(false);
  const form = useForm({
    schema: NewTaste,
    read: () => ({ id: made, ...choice.what(), triedOn: today }),
    send: async (body) => {
      await save.mutateAsync({ id: made, body, isQuiet: true });
      onSaved(made);
      setMade(newId());
      choice.clear();
      focusSoon(id);
    },
  });
  const note = (food: FoodInList) => {
    const pause = pauseOnFood(food, pauses);
    return [pause && pauseText(pause, food.id), notBeforeText(child, food, today)].filter(Boolean).join(' · ') || null;
  };
  const meant = choice.food ?? { id: null, name: choice.text.trim(), allergens: choice.allergens ?? [], madeOf: [] };
  const pause = pauseOnFood(meant, pauses);
  const isOwn = choice.allergens !== null && choice.food === null;
  // Another food is another entry, whatever became of the one before.
  const change = (apply: () => void) => {
    apply();
    setMissing(false);
    setMade(newId());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (choice.what()) return form.formProps.onSubmit(event);
    event.preventDefault();
    if (choice.isEmpty) {
      setMissing(true);
      focusSoon(id);
    } else choice.asMeal([]);
  };
  const isOffered = (taste: Taste) =>
    !isUnknownFood(taste) && !waits(pauseOnFood({ ...taste, id: taste.foodId }, pauses));
  const rules = <RulesTyped child={child} finder={finder} typed={choice.text} today={today} />;
  const isMilkAdvised = feedingStage(feedingMonths(child, today)) !== 'solids';
  const missing = isMissing ? 'Type the food first.' : undefined;
  return (
    <form {...form.formProps} onSubmit={submit} className="stack" aria-label="Tried today">
      <div className="quick">
        <FoodField
          id={id}
          label="Food"
          finder={finder}
          text={choice.text}
          noteOf={note}
          rules={rules}
          onType={(text) => change(() => choice.type(text))}
          onPick={(food) => change(() => choice.pick(food))}
          hint={choice.food && notBeforeText(child, choice.food, today)}
          error={missing ?? form.errors['name'] ?? form.errors['foodId']}
        />
        {!isOwn && (
          <Button type="submit" look={isMilkAdvised ? undefined : 'primary'} icon={Check} busy={form.isBusy}>
            Tried today
          </Button>
        )}
      </div>
      {pause && (
        <div role="status">
          <PausedBadge pause={pause} foodId={meant.id} name={meant.name} />
        </div>
      )}
      {rules}
      {isOwn && (
        <div className="panel" role="group" aria-label={`${choice.text.trim()}, a meal of your own`}>
          <p role="status">
            <strong>{choice.text.trim()}</strong> is not in the list. Save it as a meal of your own.
          </p>
          <OwnMeal
            id={id}
            chosen={choice.allergens ?? []}
            onChange={(allergens) => change(() => choice.asMeal(allergens))}
          />
          <div className="actions">
            <Button type="submit" look="primary" icon={Check} busy={form.isBusy}>
              Save this meal
            </Button>
            <Button look="quiet" onClick={() => change(choice.clear)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      <SaveFailed title={NOT_SAVED} failed={form.failed} />
      <HadLately childId={child.id} tastes={tastes} today={today} isOffered={isOffered} onSaved={onSaved} />
      {saved && <HowWasIt key={saved.id} child={child} taste={saved} fieldId={id} />}
      <p className="sm soft">One tap saves it for today. How it went can follow, or not.</p>
    </form>
  );
}
