import type { ChartPoint } from '#domain/growth/chart/chart-layout.ts';
import type { Plot } from '#domain/growth/chart/chart-scale.ts';
import { zScoreText } from '#domain/growth/words/percentile-text.ts';
import type { Charted } from './series.ts';

type TipPlace = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const LINE_HEIGHT = 20;
const PADDING = 14;
/** Average width of a 13 px letter, in px. */
const LETTER_WIDTH = 6.9;
const GAP = 16;

/** Age, value, percentile and z-score, day. */
export function tipLines({ words, score }: ChartPoint<Charted>, name: string): readonly string[] {
  const standing = score?.scored ? `${words.percentile ?? ''}, z-score ${zScoreText(score.z)}` : null;
  const noStanding = score && !score.scored ? 'No percentile' : null;
  const lines = [words.age, `${name} ${words.value}`, words.moved, standing ?? noStanding, words.other, words.day];
  return lines.filter((line) => line !== null);
}

/** Places the tooltip above the point, else below, inside the drawing. */
export function tipPlace(
  { x, y }: Pick<ChartPoint, 'x' | 'y'>,
  lines: readonly string[],
  { plot, width: fullWidth }: { plot: Plot; width: number },
): TipPlace {
  const longest = Math.max(...lines.map((line) => line.length));
  const width = Math.min(fullWidth, Math.round(longest * LETTER_WIDTH) + 2 * PADDING);
  const height = lines.length * LINE_HEIGHT + PADDING + 4;
  const isRoomAbove = y - GAP - height >= plot.top - 10;
  return {
    x: Math.min(Math.max(x - width / 2, 0), fullWidth - width),
    y: isRoomAbove ? y - GAP - height : y + GAP,
    width,
    height,
  };
}

type TipProps = { point: ChartPoint<Charted>; name: string; plot: Plot; width: number };

export function ChartTip({ point, name, plot, width }: TipProps) {
  const lines = tipLines(point, name);
  const place = tipPlace(point, lines, { plot, width });
  return (
    <>
      <line className="drop" x1={point.x} x2={point.x} y1={point.y + 8} y2={plot.bottom} />
      <g className="tip" transform={`translate(${place.x} ${place.y})`}>
        <rect width={place.width} height={place.height} rx="10" />
        {lines
          .map((text, index) => ({ text, isFirst: index === 0, y: PADDING + 10 + index * LINE_HEIGHT }))
          .map(({ text, isFirst, y }) => (
            <text key={y} className={isFirst ? 'tme' : undefined} x={PADDING} y={y}>
              {text}
            </text>
          ))}
      </g>
    </>
  );
}
