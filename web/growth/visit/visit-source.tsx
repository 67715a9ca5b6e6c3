import { childValues, type PlottedValue } from '#domain/growth/chart/chart-points.ts';
import type { ReferencePlan } from '#domain/growth/score/reference.ts';
import { linesText } from '#domain/growth/chart/lines-text.ts';
import { editionsText } from '#domain/growth/words/source-text.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import { noScoreReasons } from '#domain/growth/words/no-score-text.ts';
import type { VisitGrowth } from './visit-growth.ts';

export function VisitSource({ charted, ...growth }: VisitGrowth) {
  const { child, plan } = growth;
  const valuesOf = (measure: Measure) => childValues({ ...growth, measurements: charted, measure });
  const weights = valuesOf('weight');
  const values = [...weights, ...valuesOf('height'), ...valuesOf('head')];
  const isCorrected = values.some(({ ageUsed }) => ageUsed.isCorrected);
  return (
    <div className="stack tight xs visit-source">
      {noScoreReasons(values).map((reason) => (
        <p key={reason}>{reason} </p>
      ))}
      <p className="faint">
        Percentiles<span className="z">, z-scores</span> and lines: {referencesText(plan, values, child.gender)}.{' '}
        {isCorrected ? CORRECTED : 'Age used: from birth to the day measured.'}{' '}
        <span className="on-screen">{linesText(weights.at(-1)?.score)}</span>
      </p>
      {isCorrected && <p className="faint"> Crosses stand at the corrected age, circles at the age from birth.</p>}
    </div>
  );
}

const CORRECTED = 'Age used: counted from the due date until 24 months, then from birth.';

const WHOSE = { female: 'girls', male: 'boys', unknown: 'lines of girls, because the gender is not entered' };

function referencesText(
  plan: ReferencePlan,
  values: readonly PlottedValue[],
  gender: VisitGrowth['child']['gender'],
): string {
  const read = plan.filter((reference) =>
    values.some(({ score }) => score?.scored && score.reading.reference === reference),
  );
  const sources = (read.length > 0 ? read : plan.slice(0, 1)).map((reference) => {
    const parts = [editionsText(reference), WHOSE[gender ?? 'unknown'], reference.agesText, reference.choiceText];
    return parts.filter((part) => part !== null).join(', ');
  });
  return sources.join('; ');
}
