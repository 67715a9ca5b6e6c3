import { useQuery } from '@tanstack/react-query';
import type { GuideFood } from '#contract/foods.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { pauseOnFood } from '#domain/foods/pause-on-food.ts';
import type { Pause } from '#domain/foods/pause.ts';
import { pausesOf, type Pauses } from '#domain/foods/pauses.ts';
import { foodsQuery } from './data.ts';
import { tastesQuery } from './tastes-data.ts';

const nothing: Pauses<Taste> = pausesOf([]);

/** What waits for a doctor after a reaction. Nothing without a child, and until what was tried is known. */
export function usePauses(childId: string | null): Pauses<Taste> {
  const { data: tastes } = useQuery({ ...tastesQuery(childId ?? ''), enabled: childId !== null });
  return tastes ? pausesOf(tastes) : nothing;
}

/** Of foods that the guide names. What they hold stands in the list, which is read only where something is paused. */
export function useGuidePauses(childId: string | null): (food: GuideFood) => Pause | null {
  const pauses = usePauses(childId);
  const { data: list } = useQuery({ ...foodsQuery, enabled: pauses.holds.length > 0 });
  return ({ id, name }) => {
    const known = list?.foods.find((food) => food.id === id);
    return pauseOnFood(known ?? { id, name, allergens: [], madeOf: [] }, pauses);
  };
}
