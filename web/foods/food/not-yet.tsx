import { Clock } from 'lucide';
import type { ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import type { AvoidRule } from '#contract/foods.ts';
import { isOver, ruleForChild } from '#domain/foods/avoiding.ts';
import type { Day } from '#domain/time/day.ts';
import { classes } from '#web/ui/classes.ts';
import { Tile } from '#web/ui/layout/tile.tsx';
import { Cut } from '../cuts/cut.tsx';

type Props = { rule: AvoidRule; name?: ReactNode; child: Child | null; today: Day };

/** What is not given yet, or not in this form; until when for the child. */
export function NotYet({ rule, name = rule.name, child, today }: Props) {
  const isPast = child !== null && isOver(rule, child, today);
  return (
    <div className={classes('notyet', isPast && 'over')}>
      {rule.cut === null ? <Tile icon={Clock} /> : <Cut name={rule.cut} />}
      <div>
        <h2>{name}</h2>
        <p>
          <strong>{ruleForChild(rule, child, today)}</strong> {rule.why}
        </p>
      </div>
    </div>
  );
}
