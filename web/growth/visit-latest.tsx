import type { NoScore } from '#domain/growth/assess.ts';
import { childValues } from '#domain/growth/chart-points.ts';
import type { Score } from '#domain/growth/score.ts';
import { MEASURES } from '#domain/growth/value-text.ts';
import { ageInMonthsAndDays } from '#domain/time/age-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { ScrollTable } from '#web/ui/scroll-table.tsx';
import { measureName } from './chart-label.ts';
import { latestWeightForLength } from './growth-facts.ts';
import type { VisitGrowth } from './visit-growth.ts';
import { StandingCells } from './visit-standing.tsx';

type LatestRow = {
  readonly name: string;
  /** Empty where the percentile is the whole fact. */
  readonly value: string;
  readonly score: Score | NoScore;
  readonly measuredOn: Day;
};

/** The latest value of each measure with its percentile and z-score, its day and the age on it. */
export function VisitLatest(growth: VisitGrowth) {
  const { bornOn } = growth.child;
  return (
    <ScrollTable label="Latest values, table">
      <thead>
        <tr>
          <th scope="col" className="what">
            Latest values
          </th>
          {['Value', 'Percentile', 'z-score'].map((head) => (
            <th key={head} scope="col" className="n">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {latestRows(growth).map(({ name, value, score, measuredOn }) => (
          <tr key={name}>
            <th scope="row">
              {name}{' '}
              <span className="by">
                {shortDayText(measuredOn)}, {ageInMonthsAndDays(bornOn, measuredOn)}
              </span>
            </th>
            <td className="n">{value}</td>
            <StandingCells score={score} />
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function latestRows(growth: VisitGrowth): readonly LatestRow[] {
  const { child, measurements, reference } = growth;
  const rows = MEASURES.flatMap((measure): LatestRow[] => {
    const latest = childValues({ ...growth, measure }).at(-1);
    if (!latest?.score || !latest.measuredOn) return [];
    return [
      { name: measureName[measure], value: latest.words.value, score: latest.score, measuredOn: latest.measuredOn },
    ];
  });
  const together = latestWeightForLength(child, measurements, reference);
  if (!together?.score.scored) return rows;
  const { score, measurement } = together;
  return [...rows, { name: 'Weight for length', value: '', score, measuredOn: measurement.measuredOn }];
}
