import { percentileText, zScoreText } from '#domain/growth/words/percentile-text.ts';
import type { PlottedValue } from '#domain/growth/chart/chart-points.ts';
import { count } from '#domain/time/age-text.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import { ColumnHeads } from '#web/ui/layout/column-heads.tsx';
import { ScrollTable } from '#web/ui/layout/scroll-table.tsx';
import { measureName } from './chart-label.ts';
import { NotMeasured } from '../overview/not-measured.tsx';
import type { Charted } from './series.ts';

type Props = { measure: Measure; values: readonly PlottedValue<Charted>[] };

export function PointTable({ measure, values }: Props) {
  return (
    <ScrollTable label={`${measureName[measure]}, table`} fit>
      <ColumnHeads texts={['Date']} numbers={['Age (mo)', measureName[measure], 'Percentile', 'z-score']} />
      <tbody>
        {values.toReversed().map((value) => (
          <PointRow key={value.measurement?.id ?? value.months} value={value} />
        ))}
      </tbody>
    </ScrollTable>
  );
}

function PointRow({ value: { ageMonths, ageUsed, words, score } }: { value: PlottedValue<Charted> }) {
  const isFirstMonth = ageMonths === 0 && !ageUsed.isCorrected;
  return (
    <tr>
      <th scope="row">
        {words.day}
        {words.moved && <span className="by">{words.moved}</span>}
        {ageUsed.isCorrected && <span className="by">{words.age}</span>}
        {words.other && <span className="by">{words.other}</span>}
      </th>
      <td className="n">{isFirstMonth ? count(ageUsed.days, 'day') : ageMonths}</td>
      <td className="n">{words.value}</td>
      <td className="n">{score?.scored ? percentileText(score) : <NotMeasured label="no percentile" />}</td>
      <td className="n">{score?.scored ? zScoreText(score.z) : <NotMeasured label="no z-score" />}</td>
    </tr>
  );
}
