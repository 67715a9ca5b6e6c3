import { useMemo } from 'react';
import type { Child } from '#contract/children.ts';
import type { Foods } from '#contract/foods.ts';
import { foodSearch } from '#domain/foods/food-search.ts';
import type { Day } from '#domain/time/day.ts';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useFoods, useTextures } from '../data.ts';
import { useTastes } from '../tastes-data.ts';
import { FoundFoods } from './found-foods.tsx';
import { foundIn } from './found-in.ts';
import type { TypedSearch } from './use-typed-search.ts';

type Props = TypedSearch & { child: Child | null; today: Day };

/** The foods and rules that are searched for. */
export function FoodResultsPanel({ child, ...props }: Props) {
  const foods = useFoods();
  return (
    <Loaded query={foods} failed="Failed to load the foods. Please try again." loading="Loading foods...">
      {(known) =>
        child && props.show === 'new' ? (
          <OfWhatIsNew {...props} foods={known} child={child} />
        ) : (
          <Results {...props} foods={known} child={child} tried={nothing} />
        )
      }
    </Loaded>
  );
}

const nothing: ReadonlySet<string> = new Set();

type OfFoods = Props & { foods: Foods };

function OfWhatIsNew(props: OfFoods & { child: Child }) {
  const tastes = useTastes(props.child.id);
  return (
    <Loaded query={tastes} failed="Failed to load the tried foods. Please try again." loading="Loading tried foods...">
      {(known) => <Results {...props} tried={new Set(known.flatMap(({ foodId }) => foodId ?? []))} />}
    </Loaded>
  );
}

function Results({ foods, tried, ...props }: OfFoods & { tried: ReadonlySet<string> }) {
  const { data: textures } = useTextures();
  const search = useMemo(() => foodSearch(foods.foods, foods.avoid), [foods]);
  const found = foundIn(search, { text: props.text, show: props.show ?? 'all', tried });
  return <FoundFoods {...props} foods={foods} textures={textures} found={found} />;
}
