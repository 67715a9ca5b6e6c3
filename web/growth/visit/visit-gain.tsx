import { latestOf } from '#domain/growth/latest.ts';
import { askingWords } from '../overview/asking-words.ts';
import { GainStatement } from '../overview/gain-statement.tsx';
import { WeightChange } from '../overview/weight-change.tsx';
import type { VisitGrowth } from './visit-growth.ts';

/** What the latest weight gained; compared only where nothing is said of the child's line that is not calm. */
export function VisitGain({ charted: measurements, ...facts }: VisitGrowth) {
  const weights = latestOf('weight', measurements);
  if (askingWords({ ...facts, measurements })) return weights && <WeightChange weights={weights} units={facts.units} />;
  return <GainStatement {...facts} measurements={measurements} isForDoctor />;
}
