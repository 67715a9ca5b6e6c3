import type { Child } from '#contract/children.ts';
import type { AvoidRule } from '#contract/foods.ts';
import { ruleForChild } from '#domain/foods/avoiding.ts';
import type { Day } from '#domain/time/day.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { AlreadyGiven } from './already-given.tsx';

type Props = { rules: readonly AvoidRule[]; child: Child | null; today: Day };

/** Forms of a food that a child is not given yet; nothing where there are none. */
export function NotLikeThis({ rules, child, today }: Props) {
  if (rules.length === 0) return null;
  return (
    <Card title="Not like this">
      <ul className="list rules">
        {rules.map((rule) => (
          <li key={rule.id}>
            <h3>{rule.name}</h3>
            <p className="sm">
              <strong>{ruleForChild(rule, child, today)}</strong> <span className="soft">{rule.why}</span>
            </p>
            <AlreadyGiven rule={rule} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
