import type { LineFacts } from '#domain/growth/line/line-input.ts';
import { latestOf } from '#domain/growth/latest.ts';
import { gainText, isGainCompared, isLowGain, LOW_GAIN_ADVICE } from '#domain/growth/words/gain-text.ts';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { latestGain } from './latest-gain.ts';
import { WeightChange } from './weight-change.tsx';

type Props = Omit<LineFacts, 'plan' | 'today'> & {
  /** With the source in the same line, and without advice. */
  readonly isForDoctor?: boolean;
};

/** What the latest weight gained, compared with WHO's standard where its interval fits. */
export function GainStatement({ child, measurements, units, isForDoctor = false }: Props) {
  const weights = latestOf('weight', measurements);
  if (!weights) return null;
  const gain = latestGain(child, measurements);
  if (!gain || !isGainCompared(gain)) return <WeightChange weights={weights} units={units} />;
  const text = gainText(gain, child, units);
  if (isForDoctor) {
    return (
      <p>
        {text} <span className="xs faint">(WHO growth velocity standards, 2009)</span>
      </p>
    );
  }
  return (
    <>
      <p>{text}</p>
      {isLowGain(gain) && <p>{LOW_GAIN_ADVICE}</p>}
      <SourceLine>WHO Child Growth Standards: growth velocity (2009).</SourceLine>
    </>
  );
}
