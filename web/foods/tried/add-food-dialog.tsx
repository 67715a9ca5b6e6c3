import '#web/ui/css/pages/tastes.css';
import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { Foods } from '#contract/foods.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { mayLogFood } from '#domain/foods/feeding-age.ts';
import { pausesOf } from '#domain/foods/pauses.ts';
import type { Day } from '#domain/time/day.ts';
import type { QuickAddProps } from '#web/client/page/page.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useFoods } from '../data.ts';
import { MilkOnly } from '../guide/milk-only.tsx';
import { useTastes } from '../tastes-data.ts';
import { useFoodFinder } from './food-finder.ts';
import { MilkOnlyLog } from './milk-only-log.tsx';
import { QuickAdd } from './quick-add.tsx';
import { triedHref } from './tried-href.ts';

/** What was eaten today, from the dashboard. It stays open, so that the next food or how it went can follow. */
export function AddFoodDialog({ child, today, onClose }: QuickAddProps) {
  const query = useTastes(child.id);
  return (
    <Dialog
      open
      title={`Food for ${child.firstName}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="stack">
        {mayLogFood(child, today) ? (
          <>
            <MilkOnly child={child} today={today} />
            <Loaded
              query={query}
              loading="Loading tried foods..."
              failed="Unable to load the foods tried. Please try again later."
            >
              {(tastes) => <OfTheList child={child} tastes={tastes} today={today} />}
            </Loaded>
          </>
        ) : (
          <MilkOnlyLog child={child} />
        )}
        <div>
          <CardLink href={triedHref()}>Tried foods, and what to do after a reaction</CardLink>
        </div>
      </div>
    </Dialog>
  );
}

type Props = { child: Child; tastes: readonly Taste[]; today: Day };

function OfTheList(props: Props) {
  const query = useFoods();
  return (
    <Loaded query={query} loading="Loading foods..." failed="Unable to load the list of foods. Please try again later.">
      {(list) => <AddFood {...props} list={list} />}
    </Loaded>
  );
}

function AddFood({ child, tastes, today, list }: Props & { list: Foods }) {
  const finder = useFoodFinder(list);
  const [savedId, setSavedId] = useState<string | null>(null);
  return (
    <QuickAdd
      child={child}
      finder={finder}
      tastes={tastes}
      today={today}
      pauses={pausesOf(tastes)}
      meal=""
      saved={tastes.find(({ id }) => id === savedId) ?? null}
      onSaved={setSavedId}
    />
  );
}
