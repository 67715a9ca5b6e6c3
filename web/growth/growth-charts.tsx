import { LineChart, Table2 } from 'lucide';
import { useState } from 'react';
import { laterValuesText } from '#domain/growth/chart-contents.ts';
import { childValues, type PointsInput } from '#domain/growth/chart-points.ts';
import { MEASURES, type Measure } from '#domain/growth/value-text.ts';
import { ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChartFrame } from '#web/ui/chart-frame.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { measureName } from './chart-label.ts';
import { chartSource, noScoreReasons } from './growth-facts.ts';
import { LiveChart } from './live-chart.tsx';
import { PointTable } from './point-table.tsx';
import type { Charted, Series } from './series.ts';

export type GrowthChartsProps = Omit<PointsInput<Charted>, 'measure'> & {
  childName: string;
  today: Day;
  /** Whether the reader can add a measurement, and so is told to. */
  mayAdd: boolean;
};

const panelId = 'growth-chart';

/** The three growth charts of a child, one at a time, each also as a table. */
export function GrowthCharts({ childName, today, mayAdd, ...facts }: GrowthChartsProps) {
  const [measure, setMeasure] = useState<Measure>('weight');
  const [chosen, setChosen] = useState<Series | null>(null);
  const [isTable, setTable] = useState(false);
  const { child, reference } = facts;
  const input = { ...facts, measure, today };
  const values = childValues(input);
  const isSample = values.length === 0;
  const shownAsTable = isTable && !isSample;
  const later = laterValuesText(values);
  const isOlder = ageDays(child.bornOn, today) > reference.lastDay;
  return (
    <ChartFrame
      id={panelId}
      label={measureName[measure]}
      segment={
        <Segment
          label="Measurement"
          items={MEASURES.map((id) => ({ id, label: measureName[id] }))}
          current={measure}
          onPick={setMeasure}
          panelId={panelId}
          wideOnPhone
        />
      }
      action={isSample ? <Badge>Sample data</Badge> : <TableSwitch isTable={isTable} onSwitch={setTable} />}
      legend={
        !shownAsTable && <ChartLegend childName={childName} isSample={isSample} chosen={chosen} onChoose={setChosen} />
      }
      source={chartSource(measure, child, reference, values.at(-1))}
    >
      <div className="stack">
        {shownAsTable ? (
          <PointTable measure={measure} values={values} />
        ) : (
          <LiveChart key={measure} input={input} childName={childName} chosen={chosen} />
        )}
        {isSample && <SampleNote measure={measure} childName={childName} mayAdd={mayAdd} isOlder={isOlder} />}
        {later && !shownAsTable && <p className="sm soft">{later}</p>}
        {noScoreReasons(values, reference).map((reason) => (
          <Alert key={reason}>{reason}</Alert>
        ))}
      </div>
    </ChartFrame>
  );
}

function TableSwitch({ isTable, onSwitch }: { isTable: boolean; onSwitch: (isTable: boolean) => void }) {
  return (
    <Button look="quiet" icon={isTable ? LineChart : Table2} onClick={() => onSwitch(!isTable)}>
      {isTable ? 'Show as chart' : 'Show as table'}
    </Button>
  );
}

const withFirst: Readonly<Record<Measure, string>> = {
  weight: 'a first weight',
  height: 'a first height',
  head: 'a first head circumference',
};

type SampleNoteProps = {
  measure: Measure;
  childName: string;
  mayAdd: boolean;
  /** Whether the child is past the ages of the lines, so that only earlier values are drawn beside them. */
  isOlder: boolean;
};

function SampleNote({ measure, childName, mayAdd, isOlder }: SampleNoteProps) {
  const first = `${withFirst[measure]}${isOlder ? ' of the first 24 months' : ''}`;
  return (
    <Alert title="Sample data, of no child.">
      {mayAdd ? `Add ${first}, and` : `With ${first},`} {`${childName}'s own line takes its place.`}
    </Alert>
  );
}
