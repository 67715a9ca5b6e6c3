import { SERIES, seriesName, type Series } from './series.ts';

type Props = {
  childName: string;
  isSample: boolean;
  chosen: Series | null;
  onChoose: (series: Series | null) => void;
};

/** One toggle a series: the chosen one stays, the others fade. */
export function ChartLegend({ childName, isSample, chosen, onChoose }: Props) {
  return SERIES.map((series) => (
    <button
      key={series}
      type="button"
      className={series === 'child' ? 'name' : undefined}
      aria-pressed={series === chosen}
      onClick={() => onChoose(series === chosen ? null : series)}
    >
      <Sign series={series} isSample={isSample} />
      {seriesName(series, isSample ? 'Sample data' : childName)}
    </button>
  ));
}

/** The series as the chart draws it, in small. */
function Sign({ series, isSample }: { series: Series; isSample: boolean }) {
  return (
    <svg className={isSample && series === 'child' ? 'sample' : undefined} viewBox="0 0 34 12" aria-hidden>
      <path className={series === 'child' ? 'me' : `p${series}`} d="M2 6H32" />
      {series === 'child' && <circle className="dot now" cx="17" cy="6" r="4" />}
    </svg>
  );
}
