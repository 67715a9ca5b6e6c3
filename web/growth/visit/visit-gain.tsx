import { lossForDoctor } from '#domain/growth/line/first-weeks-words.ts';
import { lineInput } from '#domain/growth/line/line-input.ts';
import { askingWords } from '#domain/growth/line/asking-words.ts';
import { changeWords, gainWords } from '#domain/growth/summary/gain-words.ts';
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
  const known = { ...facts, measurements };
  const asking = askingWords(lineInput(known));
  const gain = asking ? changeWords(known) : gainWords(known);
  if (!gain) return null;
  return (
    <p>
      {gain.text}
      {asking?.finding !== undefined && ` ${asking.finding}.`}
      {gain.isCompared && (
        <>
          {' '}
          <span className="xs faint">(WHO growth velocity standards, 2009)</span>
        </>
      )}
    </p>
  );
}
