import type { Mark } from '#domain/growth/chart/chart-points.ts';
import { PointMarks } from './point-marks.tsx';
import { lineClassOf, type NamedSeries } from './named-series.ts';
import type { Series } from './series.ts';

type Props = {
  series: readonly NamedSeries[];
  isSample: boolean;
  mark: Mark;
  chosen: Series | null;
  onChoose: (series: Series | null) => void;
};

export function ChartLegend({ series: all, isSample, mark, chosen, onChoose }: Props) {
  return all.map(({ series, name }) => (
    <button
      key={series}
      type="button"
      className={series === 'child' ? 'name' : undefined}
      aria-pressed={series === chosen}
      onClick={() => onChoose(series === chosen ? null : series)}
    >
      <Sign series={series} isSample={isSample} mark={mark} />
      {name}
    </button>
  ));
}

type SignProps = { series: Series; isSample: boolean; mark: Mark };

function Sign({ series, isSample, mark }: SignProps) {
  const line = lineClassOf(series);
  return (
    <svg className={isSample && series === 'child' ? 'sample' : undefined} viewBox="0 0 34 12" aria-hidden>
      {series !== 'other' && <path className={line ?? 'me'} d="M2 6H32" />}
      {!line && <PointMarks mark={markOf(series, mark)} at={[{ x: 17, y: 6 }]} isLatest={mark === 'dot'} small />}
    </svg>
  );
}

function markOf(series: Series, own: Mark): Mark {
  if (series === 'lying' || series === 'standing') return series;
  if (series === 'other') return own === 'cross' ? 'dot' : 'cross';
  return own;
}
