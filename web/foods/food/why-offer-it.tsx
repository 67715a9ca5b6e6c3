import type { Food } from '#contract/foods.ts';
import { Card } from '#web/ui/layout/card.tsx';

export function WhyOfferIt({ food: { why } }: { food: Pick<Food, 'why'> }) {
  return (
    <Card title="Why offer it">
      <p>{why}</p>
    </Card>
  );
}
