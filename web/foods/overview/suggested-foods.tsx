import type { FoodSummary } from '#contract/foods/guide.ts';
import { foodHref } from '../food-guide-search.ts';
import { RiskBadge } from '../risk/risk-badge.tsx';

const NO_FOODS = "No food guide available for your baby's current age.";

/** Foods of the range with their allergy risk. */
export function SuggestedFoods({ foods, highNote }: Pick<FoodSummary, 'foods' | 'highNote'>) {
  if (foods.length === 0) return <p className="soft">{NO_FOODS}</p>;
  return (
    <div className="stack tight">
      <ul className="foodrow">
        {foods.map(({ id, name, allergyRisk }) => (
          <li key={name}>
            {id === null ? <span>{name}</span> : <a href={foodHref(id)}>{name}</a>}
            <RiskBadge risk={allergyRisk} />
          </li>
        ))}
      </ul>
      {highNote && (
        <p className="sm soft">
          <strong>High:</strong> {highNote}
        </p>
      )}
    </div>
  );
}
