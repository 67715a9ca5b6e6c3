import type { Child } from '#contract/children.ts';
import type { AvoidRule } from '#contract/foods.ts';
import { isOver } from '#domain/foods/avoiding.ts';
import type { Hit } from '#domain/foods/food-search.ts';
import type { Day } from '#domain/time/day.ts';
import { AlreadyGiven } from '../food/already-given.tsx';
import { NotYet } from '../food/not-yet.tsx';
import { Marked } from '#web/ui/marked.tsx';

type Props = { hit: Hit<AvoidRule>; child: Child | null; today: Day };

/** A rule, and what to do where the food was given already. */
export function RuleHit({ hit: { item, otherName, marks }, child, today }: Props) {
  const isInForce = child === null || !isOver(item, child, today);
  return (
    <>
      <NotYet
        rule={item}
        name={otherName === null ? <Marked text={item.name} marks={marks} /> : item.name}
        child={child}
        today={today}
      />
      {isInForce && <AlreadyGiven rule={item} />}
    </>
  );
}
