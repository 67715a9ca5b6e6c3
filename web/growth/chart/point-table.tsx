import { percentileText, zScoreText } from '#domain/growth/words/percentile-text.ts';
import type { PlottedValue } from '#domain/growth/chart/chart-points.ts';
import { count } from '#domain/time/age-text.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import { ScrollTable } from '#web/ui/layout/scroll-table.tsx';
import { Body, Cell, ColumnHeads, Row } from '#web/ui/layout/table-parts.tsx';
import { measureName } from './chart-label.ts';
import { NotMeasured } from '../overview/not-measured.tsx';
import type { Charted } from './series.ts';

type Props = { measure: Measure; values: readonly PlottedValue<Charted>[] };

export function PointTable({ measure, values }: Props) {
  const heads = ['Age (mo)', measureName[measure], 'Percentile', 'z-score'] as const;
  return (
    <ScrollTable label={`${measureName[measure]}, table`} fit>
      <ColumnHeads texts={['Date']} numbers={heads} />
      <Body>
        {values.toReversed().map((value) => (
          <PointRow key={value.measurement?.id ?? value.months} value={value} heads={heads} />
        ))}
      </Body>
    </ScrollTable>
  );
}

type RowProps = { value: PlottedValue<Charted>; heads: readonly [string, string, string, string] };

function PointRow({ value: { ageMonths, ageUsed, words, score }, heads: [age, measured, percentile, z] }: RowProps) {
  const isFirstMonth = ageMonths === 0 && !ageUsed.isCorrected;
  return (
    <Row
      head={
        <>
          {words.day}
          {words.moved && <span className="by">{words.moved}</span>}
          {ageUsed.isCorrected && <span className="by">{words.age}</span>}
          {words.other && <span className="by">{words.other}</span>}
        </>
      }
    >
      <Cell head={age}>{isFirstMonth ? count(ageUsed.days, 'day') : ageMonths}</Cell>
      <Cell head={measured}>{words.value}</Cell>
      <Cell head={percentile}>{score?.scored ? percentileText(score) : <NotMeasured label="no percentile" />}</Cell>
      <Cell head={z}>{score?.scored ? zScoreText(score.z) : <NotMeasured label="no z-score" />}</Cell>
    </Row>
  );
}
