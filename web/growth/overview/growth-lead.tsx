import { lineInput, type LineFacts } from '#domain/growth/line/line-input.ts';
import { lineWords } from '#domain/growth/line/line-words.ts';
import { latestOf } from '#domain/growth/latest.ts';
import { isLowGain } from '#domain/growth/words/gain-text.ts';
import { askingWords } from './asking-words.ts';
import { GainStatement } from './gain-statement.tsx';
import { latestGain } from './latest-gain.ts';
import { LineWords } from './line-words.tsx';
import { WeightChange } from './weight-change.tsx';

/** What the latest weight gained, with its source; beside what is not calm only what has changed, after that. */
export function GrowthLead(facts: LineFacts) {
  const asking = askingWords(facts);
  const weights = latestOf('weight', facts.measurements);
  if (!asking) return <GainStatement {...facts} />;
  return (
    <>
      <LineWords words={asking} />
      {weights && <WeightChange weights={weights} units={facts.units} />}
    </>
  );
}

/** One calm sentence about the child's line; nothing if there is none, or beside a low gain. */
export function CalmStatement(facts: LineFacts) {
  const gain = latestGain(facts.child, facts.measurements);
  if (gain && isLowGain(gain)) return null;
  const words = lineWords(lineInput(facts));
  return words?.tone === 'fern' ? <LineWords words={words} /> : null;
}
