import { lossForDoctor } from '#domain/growth/line/first-weeks-words.ts';
import { lineInput } from '#domain/growth/line/line-input.ts';
import { latestOf } from '#domain/growth/latest.ts';
import { askingWords } from '../overview/asking-words.ts';
import { GainStatement } from '../overview/gain-statement.tsx';
import { WeightChange } from '../overview/weight-change.tsx';
import type { VisitGrowth } from './visit-growth.ts';

/** What the latest weight gained, and how far below birth weight it is. */
export function VisitGain(growth: VisitGrowth) {
  const { charted: measurements, ...facts } = growth;
  const loss = lossForDoctor(lineInput({ ...facts, measurements }));
  return (
    <>
      <Gained {...growth} />
      {loss && <p>{loss}.</p>}
    </>
  );
}

/** Compared only where nothing is said of the child's line that is not calm; of a loss what is found. */
function Gained({ charted: measurements, ...facts }: VisitGrowth) {
  const weights = latestOf('weight', measurements);
  const words = askingWords({ ...facts, measurements });
  if (words) return weights && <WeightChange weights={weights} units={facts.units} finding={words.finding} />;
  return <GainStatement {...facts} measurements={measurements} isForDoctor />;
}
