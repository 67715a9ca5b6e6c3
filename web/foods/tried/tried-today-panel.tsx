import { Check } from 'lucide';
import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { FoodInList } from '#contract/foods.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { pauseOnFood } from '#domain/foods/pause-on-food.ts';
import { waits } from '#domain/foods/pause.ts';
import { pausesOf } from '#domain/foods/pauses.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { count } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { shortDayNear } from '#web/client/text/day-near.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { NOT_SAVED, tasteChanges } from '../taste-changes.ts';
import { useTastes } from '../tastes-data.ts';
import { PausedBadge } from './paused-badge.tsx';

type Props = { child: Child; food: Pick<FoodInList, 'id' | 'name' | 'allergens' | 'mayHold' | 'madeOf'>; today: Day };

/** Whether the child has had a food, and one tap that saves it for today, unless it waits for a doctor. */
export function TriedTodayPanel({ child, food, today }: Props) {
  const { data: tastes } = useTastes(child.id);
  const pause = tastes ? pauseOnFood(food, pausesOf(tastes)) : null;
  const save = useChange(tasteChanges.saving, child.id);
  // Kept until it is saved, so that a second press after a lost answer adds nothing.
  const [id, setId] = useState(newId);
  const add = () =>
    save.mutate({ id, body: { id, foodId: food.id, triedOn: today } }, { onSuccess: () => setId(newId()) });
  return (
    <div className="stack tight">
      <div className="actions">
        {mayEdit(child) && !waits(pause) && (
          <Button {...(!pause && { look: 'primary' })} icon={Check} busy={save.isPending} onClick={add}>
            Tried today
          </Button>
        )}
        <PausedBadge pause={pause} foodId={food.id} />
        {tastes && <span className="sm soft">{hadText(child.firstName, tastesOf(tastes, food.id), today)}</span>}
      </div>
      <SaveFailed title={NOT_SAVED} failed={save.error} />
    </div>
  );
}

function tastesOf(tastes: readonly Taste[], foodId: string): Taste[] {
  return tastes.filter((taste) => taste.foodId === foodId);
}

/** 'Leo has not had it yet.', 'Leo has had it 3 times, last on Nov 12.' */
function hadText(firstName: string, tastes: readonly Taste[], today: Day): string {
  const days = tastes.map(({ triedOn }) => triedOn).toSorted();
  const last = days.at(-1);
  if (last === undefined) return `${firstName} has not had it yet.`;
  const when = last === today ? 'today' : `on ${shortDayNear(last, today)}`;
  return days.length === 1
    ? `${firstName} has had it once, ${when}.`
    : `${firstName} has had it ${count(days.length, 'time')}, last ${when}.`;
}
