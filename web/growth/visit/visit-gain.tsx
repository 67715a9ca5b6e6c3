import { lossForDoctor } from '#domain/growth/line/first-weeks-words.ts';
import { lineInput } from '#domain/growth/line/line-input.ts';
import { askingWords } from '#domain/growth/line/asking-words.ts';
import { changeBeside, gainWords } from '#domain/growth/summary/gain-words.ts';
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

/** Beside what is said of the child's line a low gain alone is compared; of a loss or a small gain, what is found. */
function Gained({ charted: measurements, ...facts }: VisitGrowth) {
  const known = { ...facts, measurements };
  const input = lineInput(known);
  const asking = askingWords(input);
  const finding = asking?.finding;
  const isCompared = !asking || (input.isLowGain && finding === undefined);
  const gain = isCompared ? gainWords(known, input) : changeBeside(asking, known);
  if (!gain && finding === undefined) return null;
  return (
    <p>
      {[gain?.text, finding && `${finding}.`].filter(Boolean).join(' ')}
      {gain?.isCompared && (
        <>
          {' '}
          <span className="xs faint">(WHO growth velocity standards, 2009)</span>
        </>
      )}
    </p>
  );
}
