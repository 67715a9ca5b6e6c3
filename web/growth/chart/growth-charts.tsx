import { LineChart, Table2 } from 'lucide';
import { useState, type ComponentProps } from 'react';
import type { Gender } from '#domain/children/child.ts';
import type { AgeBasis } from '#domain/growth/chart/age-basis.ts';
import type { LineSet } from '#domain/growth/chart/chart-lines.ts';
import { childValues, type PlottedValue, type PointsInput } from '#domain/growth/chart/chart-points.ts';
import { spanOf, type Zoom } from '#domain/growth/chart/chart-span.ts';
import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/score/length.ts';
import { correctedWords } from '#domain/growth/line/corrected-words.ts';
import { switchWords } from '#domain/growth/line/switch-words.ts';
import { MEASURES, type Measure } from '#domain/growth/value-text.ts';
import { ageDays, monthsOfDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ChartFrame } from '#web/ui/drawing/chart-frame.tsx';
import { Segment } from '#web/ui/form/segment.tsx';
import { measureName } from './chart-label.ts';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartChoices } from './chart-tools.tsx';
import { chartSource } from '#domain/growth/chart/chart-source.ts';
import { noScoreReasons } from '#domain/growth/words/no-score-text.ts';
import { LiveChart } from './live-chart.tsx';
import { seriesOf } from './named-series.ts';
import type { Charted, Series } from './series.ts';

export type GrowthChartsProps = Omit<PointsInput<Charted>, 'measure' | 'basis'> & {
  childName: string;
  today: Day;
  /** Whether the reader may add a measurement; adds the hint to do so. */
  mayAdd: boolean;
} & Pick<ChartChoices, 'reference'>;

// What is asked for first.
const PointTable = lazily(() => import('./point-table.tsx'), 'PointTable');
const ChartTools = lazily(() => import('./chart-tools.tsx'), 'ChartTools');

const panelId = 'growth-chart';

export function GrowthCharts({ childName, today, mayAdd, reference, ...facts }: GrowthChartsProps) {
  const [measure, setMeasure] = useState<Measure>('weight');
  const [isTable, setTable] = useState(false);
  const [basis, setBasis] = useState<AgeBasis>('corrected');
  const [lineSet, setLineSet] = useState<LineSet>('three');
  const [zoom, setZoom] = useState<Zoom>('from-birth');
  const [linesOf, setLinesOf] = useState<Gender>('female');
  const [chosen, setChosen] = useState<Series | null>(null);
  const { child } = facts;
  const input = { ...facts, measure, basis, today, lineSet, zoom, linesOf };
  const values = childValues(input);
  const isSample = values.length === 0;
  const shownAsTable = isTable && !isSample;
  const choices = { basis, setBasis, lineSet, setLineSet, zoom, setZoom, linesOf, setLinesOf, reference };
  return (
    <ChartFrame
      id={panelId}
      label={measureName[measure]}
      title={titleOf(input, values)}
      titleLevel={3}
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
        !shownAsTable && (
          <ChartLegend
            series={seriesOf(values, lineSet, childName)}
            mark={values.at(-1)?.mark ?? 'dot'}
            isSample={isSample}
            chosen={chosen}
            onChoose={setChosen}
          />
        )
      }
      tools={<Tools input={input} values={values} isTable={shownAsTable} {...choices} />}
      notes={<Notes input={input} values={values} childName={childName} isTable={shownAsTable} />}
      source={chartSource({ measure, child, plan: facts.plan, today, latest: values.at(-1), linesOf }, lineSet)}
    >
      <div className="stack">
        {shownAsTable ? (
          <WhenLoaded fallback={<Loading text="Loading..." rows={1} />}>
            <PointTable measure={measure} values={values} />
          </WhenLoaded>
        ) : (
          <LiveChart key={measure} input={input} childName={childName} chosen={chosen} />
        )}
        {isSample && <SampleNote measure={measure} childName={childName} mayAdd={mayAdd} />}
      </div>
    </ChartFrame>
  );
}

function Tools(props: ComponentProps<typeof ChartTools>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title="Lines and range" titleLevel={4} onOpen={() => setOpen(true)}>
      {isOpen && (
        <WhenLoaded fallback={<Loading text="Loading..." rows={1} />}>
          <ChartTools {...props} />
        </WhenLoaded>
      )}
    </Fold>
  );
}

/** 'Weight, birth to 6 months' */
function titleOf({ measure, child, today, zoom }: NotesProps['input'], values: NotesProps['values']): string {
  const months = values.map((value) => value.months);
  const { least, most } = spanOf(zoom, monthsOfDays(ageDays(child.bornOn, today)), months);
  return `${measureName[measure]}, ${least === 0 ? 'birth' : least} to ${Math.ceil(most)} months`;
}

type NotesProps = {
  input: PointsInput<Charted> & { today: Day; zoom: Zoom };
  values: readonly PlottedValue<Charted>[];
  childName: string;
  isTable: boolean;
};

function Notes({ input, values, childName, isTable }: NotesProps) {
  const { child, today, basis = 'corrected' } = input;
  const isSwitched = ageDays(child.bornOn, today) >= FIRST_DAY_OF_HEIGHT;
  const atSwitch = isSwitched ? switchWords(input, childName) : null;
  const twice =
    values.some(({ other }) => other !== null) && !isTable ? correctedWords(childName, child.gender, basis) : null;
  const isEmpty = !isTable && values.length > 0 && isNoneShown(input, values);
  return (
    <>
      {isEmpty && <Alert>No measurement of {childName} lies in the months that are shown.</Alert>}
      {[twice, atSwitch].map(
        (words) =>
          words && (
            <Alert key={words.title} title={words.title}>
              {words.text}
            </Alert>
          ),
      )}
      {noScoreReasons(values).map((reason) => (
        <Alert key={reason}>{reason}</Alert>
      ))}
    </>
  );
}

function isNoneShown({ child, today, zoom }: NotesProps['input'], values: NotesProps['values']): boolean {
  const months = values.map((value) => value.months);
  const { least, most } = spanOf(zoom, monthsOfDays(ageDays(child.bornOn, today)), months);
  return months.every((at) => at < least || at > most);
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

function SampleNote({ measure, childName, mayAdd }: { measure: Measure; childName: string; mayAdd: boolean }) {
  return (
    <Alert title="Sample data, of no child.">
      {mayAdd ? `Add ${withFirst[measure]}, and` : `With ${withFirst[measure]},`}{' '}
      {`${childName}'s own line takes its place.`}
    </Alert>
  );
}
