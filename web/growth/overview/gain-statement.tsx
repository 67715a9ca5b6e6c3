import type { GainWords } from '#domain/growth/summary/gain-words.ts';
import { SourceLine } from '#web/ui/layout/source-line.tsx';

/** What the latest weight gained; with its source where it is compared. */
export function GainStatement({ gain }: { gain: GainWords | null }) {
  if (!gain) return null;
  return (
    <>
      <p>{gain.text}</p>
      {gain.advice !== null && <p>{gain.advice}</p>}
      {gain.isCompared && <SourceLine>WHO Child Growth Standards: growth velocity (2009).</SourceLine>}
    </>
  );
}
