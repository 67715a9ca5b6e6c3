import { Check, Clock, Minus } from 'lucide';
import type { ReactNode } from 'react';
import type { Food } from '#contract/foods.ts';
import { SOLIDS_FROM_MONTHS } from '#domain/foods/feeding-age.ts';
import { count } from '#domain/time/age-text.ts';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { RiskBadge } from '../risk/risk-badge.tsx';

export function InShort({ food }: { food: Food }) {
  const { allergyRisk, allergens, otherAllergen, chokingRisk, isIronRich, fromMonths } = food;
  const reactTo = [...allergens, ...(otherAllergen === null ? [] : [otherAllergen])];
  return (
    <Card title="In short">
      <dl className="meaning">
        <Fact badge={<RiskBadge risk={allergyRisk} />} title="Allergy risk.">
          {food.allergyMeans}.{reactTo.length > 0 && ` Contains ${reactTo.join(', ')}.`}
        </Fact>
        <Fact badge={<RiskBadge risk={capitalOf[chokingRisk]} />} title="Choking risk.">
          {food.chokingPrep}
        </Fact>
        <Fact
          badge={
            isIronRich ? (
              <Badge tone="done" icon={Check}>
                Yes
              </Badge>
            ) : (
              <Badge icon={Minus}>No</Badge>
            )
          }
          title="Iron."
        >
          {isIronRich
            ? 'Counts as an iron food.'
            : 'Serve it beside an iron food, such as meat, fish, beans, tofu or iron-fortified cereal.'}
        </Fact>
        <Fact
          badge={
            <Badge tone="next" icon={Clock}>
              {fromMonths} mo
            </Badge>
          }
          title="From when."
        >
          {fromText(fromMonths)}
        </Fact>
      </dl>
    </Card>
  );
}

const capitalOf = { low: 'Low', medium: 'Medium', high: 'High' } as const;

function fromText(months: number): string {
  if (months === 0) return 'From birth.';
  const at = `At about ${count(months, 'month')}`;
  return months > SOLIDS_FROM_MONTHS
    ? `${at}.`
    : `${at}, once your child sits with little support and swallows rather than pushes food out.`;
}

function Fact({ badge, title, children }: { badge: ReactNode; title: string; children: ReactNode }) {
  return (
    <>
      <dt>{badge}</dt>
      <dd>
        <strong>{title}</strong> {children}
      </dd>
    </>
  );
}
