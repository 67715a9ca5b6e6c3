import type { Gender } from '#domain/children/child.ts';
import type { AgeBasis } from '#domain/growth/chart/age-basis.ts';
import { LINE_SETS, type LineSet } from '#domain/growth/chart/chart-lines.ts';
import type { PlottedValue, PointsInput } from '#domain/growth/chart/chart-points.ts';
import type { Zoom } from '#domain/growth/chart/chart-span.ts';
import { zoomLike, zoomsFor } from '#domain/growth/chart/zooms.ts';
import { REFERENCE_CHOICES, type ReferenceChoice } from '#domain/growth/references/reference-plan.ts';
import { ageDays, monthsOfDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { Segment } from '#web/ui/form/segment.tsx';
import type { Charted } from './series.ts';

export type ChartChoices = {
  readonly basis: AgeBasis;
  readonly setBasis: (basis: AgeBasis) => void;
  readonly lineSet: LineSet;
  readonly setLineSet: (lines: LineSet) => void;
  readonly zoom: Zoom;
  readonly setZoom: (zoom: Zoom) => void;
  readonly linesOf: Gender;
  readonly setLinesOf: (gender: Gender) => void;
  /** The reference from 24 months; null for younger children. */
  readonly reference: { readonly current: ReferenceChoice; readonly onPick: (choice: ReferenceChoice) => void } | null;
};

type Props = ChartChoices & {
  input: PointsInput<Charted> & { today: Day };
  values: readonly PlottedValue<Charted>[];
  /** Shown as a table, which has no lines or range to choose. */
  isTable: boolean;
};

const lineLabels: Readonly<Record<LineSet, string>> = { three: '3 lines', seven: '7 lines', 'z-scores': 'z-scores' };
const zoomLabels: Readonly<Record<Zoom, string>> = {
  'from-birth': 'From birth',
  own: 'Measured months',
  'last-12': 'Last 12 months',
  'last-3': 'Last 3 months',
};
const basisItems = [
  { id: 'corrected', label: 'Corrected age' },
  { id: 'from-birth', label: 'Age from birth' },
] as const;
const sexItems = [
  { id: 'female', label: "Girls' lines" },
  { id: 'male', label: "Boys' lines" },
] as const;
const referenceLabels: Readonly<Record<ReferenceChoice, string>> = { cdc: 'CDC', who: 'WHO' };

export function ChartTools({ input: { child, today }, values, isTable, ...choices }: Props) {
  const { basis, setBasis, lineSet, setLineSet, zoom, setZoom, linesOf, setLinesOf, reference } = choices;
  const measured = values.map(({ months }) => months);
  const ageMonths = monthsOfDays(ageDays(child.bornOn, today));
  const zooms = zoomsFor(ageMonths, measured);
  return (
    <>
      {values.some(({ other }) => other !== null) && (
        <Segment label="Age used" items={basisItems} current={basis} onPick={setBasis} wideOnPhone />
      )}
      {child.gender === null && (
        <Segment label="Whose lines" items={sexItems} current={linesOf} onPick={setLinesOf} wideOnPhone />
      )}
      {reference && (
        <Segment
          label="Lines from 24 months"
          items={REFERENCE_CHOICES.map((id) => ({ id, label: referenceLabels[id] }))}
          current={reference.current}
          onPick={reference.onPick}
          wideOnPhone
        />
      )}
      {!isTable && (
        <Segment
          label="Lines"
          items={LINE_SETS.map((id) => ({ id, label: lineLabels[id] }))}
          current={lineSet}
          onPick={setLineSet}
          wideOnPhone
        />
      )}
      {!isTable && values.length > 0 && zooms.length > 1 && (
        <Segment
          label="Months shown"
          items={zooms.map((id) => ({ id, label: zoomLabels[id] }))}
          current={zoomLike(zoom, ageMonths, measured)}
          onPick={setZoom}
          wideOnPhone
        />
      )}
    </>
  );
}
