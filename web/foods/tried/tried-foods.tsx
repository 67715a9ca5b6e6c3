import { ChevronRight, Siren } from 'lucide';
import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Foods } from '#contract/foods.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import type { BoardRow } from '#domain/foods/allergen-board.ts';
import { mayLogFood } from '#domain/foods/feeding-age.ts';
import type { Asked } from '#domain/foods/doctor-said-yes.ts';
import { pausesOf } from '#domain/foods/pauses.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { lazily } from '#web/client/page/lazily.ts';
import { NotLoaded } from '#web/ui/state/loaded.tsx';
import { useFoods } from '../data.ts';
import { MilkOnly } from '../guide/milk-only.tsx';
import { AllergenCard } from './allergen-card.tsx';
import { useFoodFinder } from './food-finder.ts';
import { MilkOnlyLog } from './milk-only-log.tsx';
import { QuickAdd } from './quick-add.tsx';
import { ReactionFirst } from './reaction-first.tsx';
import { TasteLog } from './taste-log.tsx';

const AllergenDialog = lazily(() => import('./allergen-dialog.tsx'), 'AllergenDialog');
const AllowedDialog = lazily(() => import('./allowed-dialog.tsx'), 'AllowedDialog');
const EditTasteDialog = lazily(() => import('./edit-taste-dialog.tsx'), 'EditTasteDialog');
// Loaded as soon as the page is there. Where that did not come to pass, an emergency needs no line.
const ReactionDialog = lazily(() => import('./reaction-dialog.tsx'), 'ReactionDialog', ReactionFirst);
const ReactionHelpDialog = lazily(() => import('./reaction-help-dialog.tsx'), 'ReactionHelpDialog', ReactionFirst);

type Props = { child: Child; me: Me; tastes: readonly Taste[]; today: Day; meal: string };

const noFoods: Pick<Foods, 'foods' | 'avoid'> = { foods: [], avoid: [] };

export function TriedFoods({ child, me, tastes, today, meal }: Props) {
  const query = useFoods();
  const { foods, avoid } = query.data ?? noFoods;
  const finder = useFoodFinder({ foods, avoid });
  const open = useOpen();
  const may = mayEdit(child);
  const isMilkOnly = !mayLogFood(child, today);
  const known = { child, me, today };
  const [savedId, setSavedId] = useState<string | null>(null);
  const saved = tastes.find(({ id }) => id === savedId) ?? null;

  const edit = (taste: Taste) => open((close) => <EditTasteDialog {...known} taste={taste} onClose={close} />);
  const pauses = pausesOf(tastes);
  const allow = (asked: Asked<Taste>) =>
    open((close) => <AllowedDialog child={child} asked={asked} pauses={pauses} today={today} onClose={close} />);
  const add = (row: BoardRow) =>
    open((close) => (
      <AllergenDialog child={child} row={row} foods={foods} tastes={tastes} today={today} onClose={close} />
    ));
  const react = () =>
    open((close) =>
      may ? (
        <ReactionDialog {...known} tastes={tastes} finder={finder} onClose={close} />
      ) : (
        <ReactionHelpDialog child={child} today={today} onClose={close} />
      ),
    );

  return (
    <div className="page-cols tried-cols">
      <div className="stack loose">
        {isMilkOnly ? <MilkOnlyLog child={child} /> : <MilkOnly child={child} today={today} />}
        {may && !isMilkOnly && !query.data && (
          <Card title="Tried today" busy={!query.error}>
            <NotLoaded
              query={query}
              failed="Unable to load the list of foods. Please try again later."
              loading="Loading foods..."
              rows={1}
            />
          </Card>
        )}
        {may && !isMilkOnly && query.data && (
          <Card title="Tried today">
            <QuickAdd
              child={child}
              finder={finder}
              tastes={tastes}
              today={today}
              meal={meal}
              saved={saved}
              onSaved={setSavedId}
              pauses={pauses}
            />
          </Card>
        )}
        <button type="button" className="alert clay react-now" onClick={react}>
          <Icon of={Siren} />
          <span className="grow">
            <strong>A reaction right now?</strong> See what to do first{may ? ', then write it down.' : '.'}
          </span>
          <Icon of={ChevronRight} flip />
        </button>
        {(!isMilkOnly || tastes.length > 0) && (
          <TasteLog
            {...known}
            tastes={tastes}
            pauses={pauses}
            askedId={saved?.id ?? null}
            onEdit={edit}
            onAllow={allow}
          />
        )}
        {!isMilkOnly && (
          <p className="sm soft">
            Some foods need 8 to 15 tries before a child likes them. “Not now” is a fine answer.
          </p>
        )}
      </div>
      {(!isMilkOnly || tastes.length > 0) && (
        <div className="stack loose">
          <AllergenCard
            child={child}
            tastes={tastes}
            edition={query.data?.edition}
            isMilkOnly={isMilkOnly}
            today={today}
            onAdd={add}
            onAllow={allow}
          />
        </div>
      )}
    </div>
  );
}
