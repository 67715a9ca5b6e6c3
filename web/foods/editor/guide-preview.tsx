import { ALLERGY_RISKS } from '#domain/foods/food.ts';
import { guideLines } from '#domain/foods/guide-lines.ts';
import type { Day } from '#domain/time/day.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { TickList } from '#web/ui/layout/tick-list.tsx';
import { editorsText } from '../guide/editors-text.ts';
import { RiskBadge } from '../risk/risk-badge.tsx';
import type { TypedEntry } from './read-guide-entry.ts';

type Props = { typed: TypedEntry; today: Day };

/** What is typed, as a parent reads it. Plain text: tags are shown as typed. */
export function GuidePreview({ typed: { foods, tips, allergyWarnings, source }, today }: Props) {
  return (
    <Card title="How a parent sees it">
      <div className="stack">
        <p className="xs faint">{editorsText(today)}</p>
        <ul className="preview-foods">
          {foods.map(({ name, allergyRisk }, at) => {
            const risk = ALLERGY_RISKS.find((one) => one === allergyRisk);
            return (
              name !== '' &&
              risk && (
                // oxlint-disable-next-line react/no-array-index-key -- two rows may have one name, and typing moves none
                <li key={`${at} ${name}`} className="row between">
                  <strong>{name}</strong>
                  <RiskBadge risk={risk} />
                </li>
              )
            );
          })}
        </ul>
        <Lines of={tips} />
        <Lines of={allergyWarnings} />
        {source !== '' && <p className="xs faint">Source: {source}</p>}
        <p className="sm soft">
          Fernling&#39;s own entries cannot be changed here; an entry of yours stands after them and shows who wrote it.
        </p>
      </div>
    </Card>
  );
}

function Lines({ of }: { of: string }) {
  const lines = guideLines(of);
  return lines.length > 0 && <TickList small of={lines} />;
}
