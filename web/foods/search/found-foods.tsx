import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { AvoidRule, FoodInList, Foods, FoodTextures } from '#contract/foods.ts';
import { isOver } from '#domain/foods/avoiding.ts';
import { insteadText, type Found, type Hit } from '#domain/foods/food-search.ts';
import type { Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { usePauses } from '../pauses-data.ts';
import { listText } from '../sources-text.ts';
import { foundText } from './found-text.ts';
import { FoodHit } from './food-hit.tsx';
import { NothingFound } from './nothing-found.tsx';
import { RuleHit } from './rule-hit.tsx';
import type { TypedSearch } from './use-typed-search.ts';

/** More are drawn when asked for, so that a key is answered at once. */
const MOST_AT_FIRST = 30;

type Props = Pick<TypedSearch, 'text' | 'show' | 'onShow' | 'onLeave'> & {
  foods: Foods;
  /** Undefined until they have come: what was found does not wait for them. */
  textures: FoodTextures | undefined;
  found: Found<FoodInList, AvoidRule>;
  child: Child | null;
  today: Day;
};

export function FoundFoods({ foods, textures, found, text, show, onShow, onLeave, child, today }: Props) {
  const pauses = usePauses(child?.id ?? null);
  const [more, setMore] = useState<string | null>(null);
  const asked = `${show} ${text.trim()}`;
  const shown = more === asked ? found.foods : found.foods.slice(0, MOST_AT_FIRST);
  const left = found.foods.length - shown.length;
  const isLast = ({ item, isPart }: Hit<AvoidRule>) =>
    (child !== null && isOver(item, child, today)) || (isPart && item.rule === 'limit');
  const [last, first] = [true, false].map((is) => found.rules.filter((hit) => isLast(hit) === is));
  const isNothing = found.foods.length + found.rules.length === 0;
  return (
    <div className="stack">
      <p className={isNothing ? 'sr' : 'soft'} role="status">
        {found.insteadOf === null ? foundText(found, text) : insteadText(text, found.insteadOf)}
      </p>
      {isNothing && <NothingFound text={text} show={show ?? 'all'} onShow={onShow} onLeave={onLeave} />}
      {first?.map((hit) => (
        <RuleHit key={hit.item.id} hit={hit} child={child} today={today} />
      ))}
      <ul className="fhits">
        {shown.map((hit) => (
          <FoodHit
            key={hit.item.id}
            hit={hit}
            served={textures?.places[hit.item.id]?.flatMap((at) => textures.textures[at] ?? []) ?? []}
            child={child}
            pauses={pauses}
            today={today}
            onLeave={onLeave}
          />
        ))}
      </ul>
      {left > 0 && (
        <div>
          <Button onClick={() => setMore(asked)}>Show {left} more</Button>
        </div>
      )}
      {last?.map((hit) => (
        <RuleHit key={hit.item.id} hit={hit} child={child} today={today} />
      ))}
      <SourceLine>{listText(foods.edition)}</SourceLine>
    </div>
  );
}
