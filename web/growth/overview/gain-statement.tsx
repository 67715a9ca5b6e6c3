import type { LineFacts } from '#domain/growth/line/line-input.ts';
import { latestOf } from '#domain/growth/latest.ts';
import { whoVelocity2009 } from '#domain/growth/references/velocity-client-data.ts';
import { incrementsOf } from '#domain/growth/score/increments.ts';
import { gainText } from '#domain/growth/words/gain-text.ts';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { WeightChange } from './weight-change.tsx';

/** What the latest weight gained, compared with WHO's standard where its interval fits. */
export function GainStatement({ child, measurements, units }: Omit<LineFacts, 'plan' | 'today'>) {
  const [increment] = incrementsOf(whoVelocity2009, { measure: 'weight', child, measurements, most: 1 });
  const latest = latestOf('weight', measurements);
  if (!latest) return null;
  if (increment?.to.measuredOn !== latest.latest.measuredOn) return <WeightChange weights={latest} units={units} />;
  return (
    <>
      <p>{gainText(increment, child, units)}</p>
      <SourceLine>WHO Child Growth Standards: growth velocity (2009).</SourceLine>
    </>
  );
}
