import { Check, Minus } from 'lucide';
import type { ReactNode } from 'react';
import type { Food } from '#contract/foods.ts';
import { count } from '#domain/time/age-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Cut } from '../cuts/cut.tsx';
import { RiskBadge } from '../risk/risk-badge.tsx';
import { groupText } from './group-of-food.ts';

export function FoodHead({ food, children }: { food: Food; children: ReactNode }) {
  const { name, otherNames, cut } = food;
  return (
    <div className={classes('foodhead head', cut === null && 'bare')}>
      {cut !== null && <Cut name={cut} big isNamed />}
      <div className="stack tight">
        <div className="title">
          <h1>{name}</h1>
          <p className="soft">
            {groupText(food.group)} · {fromText(food)}
          </p>
        </div>
        {otherNames.length > 0 && <p className="sm faint">also called {otherNames.join(', ')}</p>}
        <div className="row wrap">
          <RiskBadge of="Allergy" risk={food.allergyRisk} />
          <RiskBadge of="Choking" risk={food.chokingRisk} />
          {food.isIronRich ? (
            <Badge tone="done" icon={Check}>
              Iron food
            </Badge>
          ) : (
            <Badge icon={Minus}>Not an iron food</Badge>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

/** 'from birth', 'from about 6 months, never whole before age 4' */
function fromText({ fromMonths, chokingPrep }: Pick<Food, 'fromMonths' | 'chokingPrep'>): string {
  const from = fromMonths === 0 ? 'from birth' : `from about ${count(fromMonths, 'month')}`;
  const never = /^Never ([^.:]+ before age \d+)/.exec(chokingPrep)?.[1];
  return never === undefined ? from : `${from}, never ${never}`;
}
