import type { Food } from '#contract/foods.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Cut } from '../cuts/cut.tsx';
import { foodHref } from '../food-guide-search.ts';

export function CutAlike({ foods }: { foods: Food['cutAlike'] }) {
  if (foods.length === 0) return null;
  return (
    <Card title="Cut the same way">
      <ul className="family">
        {foods.map(({ id, name, cut }) => (
          <li key={id}>
            <a href={foodHref(id)}>
              {cut !== null && <Cut name={cut} />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
