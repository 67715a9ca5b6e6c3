import { incrementsOf, type Increment } from '#domain/growth/score/increments.ts';
import type { PointsInput } from '#domain/growth/chart/chart-points.ts';
import { changeText } from '#domain/growth/change-text.ts';
import { percentileText, zScoreText } from '#domain/growth/words/percentile-text.ts';
import { MEASURES, type Measure } from '#domain/growth/value-text.ts';
import { whoVelocity2009 } from '#domain/growth/references/velocity-client-data.ts';
import type { Units } from '#domain/growth/units.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { ScrollTable } from '#web/ui/layout/scroll-table.tsx';
import { Body, Cell, ColumnHeads, Row } from '#web/ui/layout/table-parts.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { measureName } from '../chart/chart-label.ts';
import type { Charted } from '../chart/series.ts';

type Props = Pick<PointsInput<Charted>, 'child' | 'measurements' | 'units'>;

const maxPerMeasure = 4;

const heads = { change: 'Change', percentile: 'Percentile', z: 'z-score' };

/** Growth between measurements that match a WHO velocity interval. */
export function Increments({ child, measurements, units }: Props) {
  const all = MEASURES.flatMap((measure) =>
    incrementsOf(whoVelocity2009, { measure, child, measurements, most: maxPerMeasure }).map((increment) => ({
      measure,
      increment,
    })),
  );
  if (all.length === 0) return <p className="sm soft">{noneText(child)}</p>;
  return (
    <div className="stack tight">
      <ScrollTable label="Growth between measurements, table" fit>
        <ColumnHeads texts={['From, to', heads.change]} numbers={[heads.percentile, heads.z]} />
        <Body>
          {all.map(({ measure, increment }) => (
            <IncrementRow
              key={`${measure} ${increment.to.measurement.id}`}
              measure={measure}
              increment={increment}
              units={units}
            />
          ))}
        </Body>
      </ScrollTable>
      <p className="sm soft">Gains differ from one interval to the next, so that a single one says little.</p>
      <SourceLine>
        {`WHO Child Growth Standards: growth velocity (2009), ${child.gender === 'male' ? 'boys' : 'girls'}. An interval may be up to 15 % shorter or longer than its row; nothing is scaled to fit.`}
      </SourceLine>
    </div>
  );
}

function noneText({ gender }: Props['child']): string {
  return gender === null
    ? "Growth is compared with girls or with boys: it needs the child's gender, which can be entered in Settings."
    : 'WHO has intervals of 1, 2, 3, 4 and 6 months between birth and 24 months. No two measurements fit one of them.';
}

type RowProps = { measure: Measure; increment: Increment<Charted>; units: Units };

function IncrementRow({ measure, increment: { from, to, change, row, score }, units }: RowProps) {
  const interval = `compared with month ${row.fromMonth} to ${row.fromMonth + row.months}`;
  return (
    <Row
      head={
        <>
          {measureName[measure]}
          <span className="by">
            {shortDayText(from.measuredOn)} to {shortDayText(to.measuredOn)}
          </span>
        </>
      }
    >
      <Cell isNumber={false} head={heads.change}>
        {changeText(measure, { latest: { ...to, value: from.value + change }, previous: from }, units)}
        <span className="by">{interval}</span>
      </Cell>
      <Cell head={heads.percentile}>{score ? percentileText(score) : 'below P0.1'}</Cell>
      <Cell head={heads.z}>{score ? zScoreText(score.z) : '–'}</Cell>
    </Row>
  );
}
