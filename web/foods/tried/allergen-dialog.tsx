import { Check } from 'lucide';
import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { FoodInList } from '#contract/foods.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import type { BoardRow } from '#domain/foods/allergen-board.ts';
import { feedingMonths, SOLIDS_FROM_MONTHS } from '#domain/foods/feeding-age.ts';
import { pauseOnFood } from '#domain/foods/pause-on-food.ts';
import { pausesOf } from '#domain/foods/pauses.ts';
import { pauseText } from '#domain/foods/pause-text.ts';
import type { Day } from '#domain/time/day.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { NOT_SAVED, tasteChanges } from '../taste-changes.ts';
import { newestFirst } from './taste-order.ts';

type Props = {
  child: Child;
  row: BoardRow;
  foods: readonly FoodInList[];
  tastes: readonly Taste[];
  today: Day;
  onClose: () => void;
};

/** Which food with an allergen was given today: one tap saves it. */
export function AllergenDialog({ child, row: { allergen, name }, foods, tastes, today, onClose }: Props) {
  const save = useChange(tasteChanges.saving, child.id);
  const [id] = useState(newId);
  // What is for the start of solid food can be noted before, too.
  const months = Math.max(feedingMonths(child, today), SOLIDS_FROM_MONTHS);
  const known = newestFirst(tastes).map(({ foodId }) => foodId);
  const place = (food: FoodInList) => (known.includes(food.id) ? known.indexOf(food.id) : known.length);
  const fitting = foods
    .filter(({ allergens, fromMonths }) => allergens.includes(allergen) && fromMonths <= months)
    .toSorted((a, b) => place(a) - place(b));
  const pauses = pausesOf(tastes);
  const pausedText = (food: FoodInList) => {
    const pause = pauseOnFood(food, pauses);
    return pause && pauseText(pause, food.id);
  };
  const sending = save.isPending && 'foodId' in save.variables.body ? save.variables.body.foodId : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} today for ${child.firstName}`}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <div className="stack">
        <p>Which food was it? One tap saves it for today. Another meal can be typed under Tried today.</p>
        <SaveFailed title={NOT_SAVED} failed={save.error} />
        <ul className="food-picks">
          {fitting.map((food) => (
            <li key={food.id}>
              <Button
                full
                icon={Check}
                busy={sending === food.id}
                onClick={() =>
                  !save.isPending &&
                  save.mutate({ id, body: { id, foodId: food.id, triedOn: today } }, { onSuccess: onClose })
                }
              >
                {[food.name, pausedText(food)].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
