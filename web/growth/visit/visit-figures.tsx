import { growthChart } from '#domain/growth/chart/chart.ts';
import { percentilePhrase, zScoreText } from '#domain/growth/words/percentile-text.ts';
import { MEASURES, type Measure } from '#domain/growth/value-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { chartLabel, measureName } from '../chart/chart-label.ts';
import { GrowthChart } from '../chart/growth-chart.tsx';
import type { LatestFigure } from '../overview/latest-figures.ts';
import type { VisitGrowth } from './visit-growth.ts';

/** A third of A4 within its margins; slightly larger on Letter. */
const SIZE = { width: 216, height: 100 };

type Props = VisitGrowth & {
  figures: readonly LatestFigure[];
  /** Whether the day is said for all of them. */
  isOneDay: boolean;
};

/** The latest value of each measure above its chart. */
export function VisitFigures({ figures, isOneDay, ...growth }: Props) {
  const measureOf = ({ name }: LatestFigure) => MEASURES.find((measure) => measureName[measure] === name);
  return (
    <div className="visit-figures">
      {figures.map((figure) => {
        const measure = measureOf(figure);
        return (
          <figure key={figure.name}>
            <figcaption>
              <Caption {...figure} isOneDay={isOneDay} />
            </figcaption>
            {measure && <Chart {...growth} measure={measure} />}
          </figure>
        );
      })}
    </div>
  );
}

type CaptionProps = LatestFigure & Pick<Props, 'isOneDay'>;

function Caption({ name, value, score, measuredOn, isOneDay }: CaptionProps) {
  return (
    <>
      <strong>{name}</strong> {value !== null && <b>{value}</b>}{' '}
      <span>
        {score.scored ? percentilePhrase(score) : 'no percentile'}
        {score.scored && <span className="z">, z {zScoreText(score.z)}</span>}
        {!isOneDay && `, ${shortDayText(measuredOn)}`}
      </span>
    </>
  );
}

function Chart({ charted, ...growth }: VisitGrowth & { measure: Measure }) {
  const chart = growthChart({ ...growth, measurements: charted, size: SIZE, narrow: true, small: true });
  const xTicks = chart.xTicks.map((tick) =>
    tick === chart.xTicks.at(-1) ? { ...tick, label: `${tick.label} mo` } : tick,
  );
  return <GrowthChart chart={{ ...chart, xTicks }} size={SIZE} label={chartLabel(chart, growth.child.firstName)} />;
}
