import type { Child } from '#contract/children.ts';
import type { FoodInList } from '#contract/foods.ts';
import { feedingMonths } from '#domain/foods/feeding-age.ts';
import { pauseOnFood } from '#domain/foods/pause-on-food.ts';
import type { Pauses } from '#domain/foods/pauses.ts';
import type { Hit } from '#domain/foods/food-search.ts';
import { textureAt, type Texture } from '#domain/foods/texture.ts';
import { count } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { uncapital } from '#domain/text/capital.ts';
import { Tile } from '#web/ui/layout/tile.tsx';
import { Cut } from '../cuts/cut.tsx';
import { foodHref } from '../food-guide-search.ts';
import { groupIcon } from '../food/group-of-food.ts';
import { RiskBadge } from '../risk/risk-badge.tsx';
import { PausedBadge } from '../tried/paused-badge.tsx';
import { Marked } from '#web/ui/marked.tsx';

type Props = {
  hit: Hit<FoodInList>;
  /** Empty until it has come. */
  served: readonly Texture[];
  child: Child | null;
  pauses: Pauses;
  today: Day;
  /** Before the food's page is opened. */
  onLeave: () => void;
};

export function FoodHit({ hit: { item, otherName, marks }, served, child, pauses, today, onLeave }: Props) {
  const text = child ? servedText(item, served, child, today) : served[0]?.text;
  return (
    <li className="hitf">
      {item.cut === null ? <Tile icon={groupIcon(item.group)} tone="fern" /> : <Cut name={item.cut} />}
      <div>
        <a href={foodHref(item.id)} onClick={onLeave}>
          {otherName === null ? <Marked text={item.name} marks={marks} /> : item.name}
        </a>
        {otherName !== null && (
          <span className="xs faint">
            also called <Marked text={otherName} marks={marks} />
          </span>
        )}
        {text !== undefined && <span className="sm soft">{text}</span>}
        <span className="row wrap">
          <PausedBadge pause={pauseOnFood(item, pauses)} foodId={item.id} />
          <RiskBadge of="Allergy" risk={item.allergyRisk} />
          <RiskBadge of="Choking" risk={item.chokingRisk} />
        </span>
      </div>
    </li>
  );
}

/** 'For Leo, 10 months: soft pea-size bits to pick up, or thicker mash.' */
function servedText(food: FoodInList, served: readonly Texture[], child: Child, today: Day): string | undefined {
  const months = feedingMonths(child, today);
  if (months < food.fromMonths) return `From about ${count(food.fromMonths, 'month')}.`;
  const text = textureAt(served, months)?.text;
  return text && `For ${child.firstName}, ${count(months, 'month')}: ${uncapital(text)}`;
}
