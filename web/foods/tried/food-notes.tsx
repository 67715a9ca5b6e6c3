import type { Child } from '#contract/children.ts';
import type { AvoidRule, FoodInList } from '#contract/foods.ts';
import { holds, ruleForChild } from '#domain/foods/avoiding.ts';
import { feedingMonths } from '#domain/foods/feeding-age.ts';
import type { Day } from '#domain/time/day.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import type { FoodFinder } from './food-finder.ts';

/** 'From about 12 months'; null for a food that the child is old enough for. */
export function notBeforeText(child: Child, { fromMonths }: Pick<FoodInList, 'fromMonths'>, on: Day): string | null {
  return feedingMonths(child, on) < fromMonths ? `From about ${fromMonths} months` : null;
}

type Props = { child: Child; finder: FoodFinder; typed: string; today: Day };

/** What is not given yet, or not in this form, of what is typed; and what to watch for where it was given already. */
export function RulesTyped({ child, finder, typed, today }: Props) {
  const rules = finder.find(typed).rules.filter(({ item }) => holds(item, child, today));
  return rules.map(({ item }) => <Rule key={item.id} rule={item} child={child} today={today} />);
}

function Rule({ rule, child, today }: { rule: AvoidRule; child: Child; today: Day }) {
  return (
    <Alert tone="amber" title={rule.name}>
      <p>
        <strong>{ruleForChild(rule, child, today)}</strong> {rule.why}
      </p>
      {rule.alreadyGiven.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}
