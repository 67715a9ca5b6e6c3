import '#web/ui/css/pages/foods.css';
import { useToday } from '#web/accounts/data.ts';
import { activeOf, useChildren } from '#web/children/data.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useFood } from './data.ts';
import { FoodView } from './food/food-view.tsx';

const UnknownFood = lazily(() => import('./food/unknown-food.tsx'), 'UnknownFood');

export function FoodPage({ foodId }: { foodId: string }) {
  const food = useFood(foodId);
  const children = useChildren();
  const today = useToday();
  const isUnknown = food.error?.code === 'not-found';
  const child = children.data ? activeOf(children.data) : null;
  useTitle(food.data?.name ?? (isUnknown ? 'Food not found' : 'How to Serve a Food'));
  return (
    <Page width="reading">
      {isUnknown ? (
        <UnknownFood foodId={foodId} child={child} today={today} />
      ) : (
        <Loaded query={food} failed="Failed to load this food. Please try again." loading="Loading this food...">
          {(known) => <FoodView key={known.id} food={known} child={child} today={today} />}
        </Loaded>
      )}
    </Page>
  );
}
