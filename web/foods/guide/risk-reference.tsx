import type { FoodGuide } from '#contract/foods/guide.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { RiskBadge } from '../risk/risk-badge.tsx';

export function RiskReference({ risks }: Pick<FoodGuide, 'risks'>) {
  return (
    <Card title="Food Allergy Risk Reference">
      <table className="risk">
        <thead>
          <tr>
            <th scope="col">Risk</th>
            <th scope="col">What it means</th>
          </tr>
        </thead>
        <tbody>
          {risks.map(({ risk, means, note }) => (
            <tr key={risk}>
              <td>
                <RiskBadge risk={risk} />
              </td>
              <td>
                {means}.{note !== null && <span className="soft"> {note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
