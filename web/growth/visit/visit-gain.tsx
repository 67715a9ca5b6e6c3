import { latestOf } from '#domain/growth/latest.ts';
import { whoVelocity2009 } from '#domain/growth/references/velocity-client-data.ts';
import { incrementsOf } from '#domain/growth/score/increments.ts';
import { gainText } from '#domain/growth/words/gain-text.ts';
import { askingWords } from '../overview/asking-words.ts';
import { WeightChange } from '../overview/weight-change.tsx';
import type { VisitGrowth } from './visit-growth.ts';

const COMPARED = / gain\.$/;

/** What the latest weight gained; compared only where nothing is said of the child's line that is not calm. */
export function VisitGain({ charted: measurements, ...facts }: VisitGrowth) {
  const { child, units } = facts;
  const weights = latestOf('weight', measurements);
  if (!weights) return null;
  const [increment] = incrementsOf(whoVelocity2009, { measure: 'weight', child, measurements, most: 1 });
  const isCompared =
    increment?.to.measuredOn === weights.latest.measuredOn && askingWords({ ...facts, measurements }) === null;
  if (!isCompared) return <WeightChange weights={weights} units={units} />;
  const text = gainText(increment, child, units);
  return (
    <p>
      {text} {COMPARED.test(text) && <span className="xs faint">(WHO growth velocity standards, 2009)</span>}
    </p>
  );
}
