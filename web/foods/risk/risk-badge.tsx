import { CircleQuestionMark } from 'lucide';
import type { AllergyRisk, ChokingRisk } from '#domain/foods/food.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';

/** How many of the three are filled; null for a question mark. */
const filledBars: Readonly<Record<AllergyRisk | ChokingRisk, number | null>> = {
  None: 0,
  Low: 1,
  low: 1,
  Medium: 2,
  medium: 2,
  High: 3,
  high: 3,
  Varies: null,
};

type Props = {
  risk: AllergyRisk | ChokingRisk;
  /** 'Allergy' in 'Allergy: high'; without one the risk alone. */
  of?: 'Allergy' | 'Choking';
};

/** A risk in a word, and in bars that say the same. */
export function RiskBadge({ risk, of }: Props) {
  const level = risk.toLowerCase();
  return (
    <span className={`badge r-${level}`}>
      <Bars filled={filledBars[risk]} />
      {of ? `${of}: ${level}` : risk}
    </span>
  );
}

function Bars({ filled }: { filled: number | null }) {
  if (filled === null) return <Icon of={CircleQuestionMark} />;
  return (
    <span className="lv" aria-hidden>
      {[1, 2, 3].map((bar) => (
        <i key={bar} className={bar <= filled ? 'on' : undefined} />
      ))}
    </span>
  );
}
