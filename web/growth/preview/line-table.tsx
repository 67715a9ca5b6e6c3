import { valueOnLine } from '#domain/growth/chart/chart-lines.ts';
import { LEAST_MONTHS } from '#domain/growth/chart/chart-span.ts';
import { zOfPercentile } from '#domain/growth/score/percentile.ts';
import { readReference } from '#domain/growth/score/score.ts';
import { weightText } from '#domain/growth/value-text.ts';
import { ordinal } from '#domain/growth/words/percentile-text.ts';
import { daysOfMonths } from '#domain/time/age.ts';
import { ScrollTable } from '#web/ui/layout/scroll-table.tsx';
import { Body, Cell, ColumnHeads, Row } from '#web/ui/layout/table-parts.tsx';
import { sample } from './sample.ts';

const PERCENTILES = [3, 50, 97] as const;
const heads = PERCENTILES.map((percent) => ordinal(percent));

/** The three lines of the sample chart in numbers, month by month. */
export function LineTable() {
  return (
    <ScrollTable label="The lines of the chart, table" fit>
      <ColumnHeads texts={['Age']} numbers={heads} />
      <Body>
        {Array.from({ length: LEAST_MONTHS + 1 }, (_, months) => (
          <Row key={months} head={months === 0 ? 'Birth' : `${months} mo`}>
            {PERCENTILES.map((percent, n) => (
              <Cell key={percent} head={heads[n]}>
                {lineText(percent, months)}
              </Cell>
            ))}
          </Row>
        ))}
      </Body>
    </ScrollTable>
  );
}

/** '3.23 kg', to the nearest 10 grams. */
function lineText(percent: number, months: number): string {
  const [reference] = sample.plan;
  const at = { ageDays: Math.round(daysOfMonths(months)), lengthCm: null };
  const reading = readReference(reference, 'weight-for-age', sample.child.gender, at);
  if (!reading) return '–';
  const weightKg = valueOnLine(reading, { z: zOfPercentile(percent), isPercentile: true });
  return weightText(Math.round(weightKg * 100) / 100, sample.units);
}
