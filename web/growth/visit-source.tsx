import { childValues } from '#domain/growth/chart-points.ts';
import { LINES_TEXT } from '#domain/growth/source-text.ts';
import { MEASURES } from '#domain/growth/value-text.ts';
import { noScoreReasons } from './growth-facts.ts';
import type { VisitGrowth } from './visit-growth.ts';

/** By what everything of the section is judged, and why some values have no percentile. */
export function VisitSource(growth: VisitGrowth) {
  const values = MEASURES.flatMap((measure) => childValues({ ...growth, measure }));
  return (
    <div className="stack tight xs">
      {noScoreReasons(values, growth.reference).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p className="faint">
        {referenceText(growth)} Age used: from birth to the day measured. {LINES_TEXT}
      </p>
    </div>
  );
}

function referenceText({ reference, child: { gender } }: VisitGrowth): string {
  const { name, editions, agesText, choiceText } = reference;
  const whose = { female: 'girls', male: 'boys', unknown: 'lines of girls, because the gender is not entered' };
  const parts = [whose[gender ?? 'unknown'], agesText, choiceText].filter((part) => part !== null);
  return `Percentiles, z-scores and lines: ${name} (${editions['weight-for-age']}; ${editions['head-for-age']}), ${parts.join(', ')}.`;
}
