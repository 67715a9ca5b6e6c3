import { exactChildAgeText } from '#domain/children/child-age.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { ScrollTable } from '#web/ui/layout/scroll-table.tsx';
import { latestFigures } from '../overview/latest-figures.ts';
import type { VisitGrowth } from './visit-growth.ts';
import { StandingCells } from './visit-standing.tsx';

export function VisitLatest({ charted, ...growth }: VisitGrowth) {
  const { child } = growth;
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
        {latestFigures({ ...growth, measurements: charted }).map(({ name, value, score, measuredOn }) => (
          <tr key={name}>
            <th scope="row">
              {name}{' '}
              <span className="by">
                {shortDayText(measuredOn)}, {exactChildAgeText(child, measuredOn)}
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
