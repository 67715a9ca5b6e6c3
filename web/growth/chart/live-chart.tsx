import { useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { growthChart, type ChartInput } from '#domain/growth/chart/chart.ts';
import type { ChartPoint } from '#domain/growth/chart/chart-layout.ts';
import { zScoreText } from '#domain/growth/words/percentile-text.ts';
import { arrowTarget } from '#web/ui/behavior/arrow-keys.ts';
import { useIsPhone } from '#web/ui/behavior/use-is-phone.ts';
import { chartLabel, measureName } from './chart-label.ts';
import { ChartTip } from './chart-tip.tsx';
import { GrowthChart } from './growth-chart.tsx';
import type { Charted, Series } from './series.ts';
import { useWidth } from './use-width.ts';

export type LiveChartProps = {
  input: Omit<ChartInput<Charted>, 'size' | 'narrow'>;
  childName: string;
  chosen: Series | null;
};

const WIDE = { width: 1060, height: 440 };
const NARROW = { width: 350, height: 360 };

/** Points respond to pointer, touch and arrow keys. */
export function LiveChart({ input, childName, chosen }: LiveChartProps) {
  const [width, ref] = useWidth();
  const isPhone = useIsPhone();
  return (
    <div ref={ref}>
      {width === null ? (
        <Still input={input} childName={childName} />
      ) : (
        <Explored
          input={{ ...input, size: { width, height: (isPhone ? NARROW : WIDE).height }, narrow: isPhone }}
          childName={childName}
          chosen={chosen}
        />
      )}
    </div>
  );
}

/** Before the width is known, and in server markup: two drawings, of which CSS shows the fitting one. */
function Still({ input, childName }: Omit<LiveChartProps, 'chosen'>) {
  const wide = growthChart({ ...input, size: WIDE, narrow: false });
  const narrow = growthChart({ ...input, size: NARROW, narrow: true });
  return (
    <>
      <GrowthChart className="only-wide" chart={wide} size={WIDE} label={chartLabel(wide, childName)} />
      <GrowthChart className="only-small" chart={narrow} size={NARROW} label={chartLabel(narrow, childName)} />
    </>
  );
}

type ExploredProps = { input: ChartInput<Charted>; childName: string; chosen: Series | null };

function Explored({ input, childName, chosen }: ExploredProps) {
  const [active, setActive] = useState<number | null>(null);
  // Pointer moves re-render many times a second.
  const chart = useMemo(() => growthChart(input), [input]);
  const point = active === null ? undefined : chart.points[active];

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setActive(null);
    const from = active ?? (event.key === 'ArrowLeft' ? 0 : -1);
    const target = arrowTarget(event.key, from, chart.points.length);
    if (target === undefined || chart.points.length === 0) return;
    event.preventDefault();
    setActive(target);
  };
  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setActive(nearestPoint(chart.points, event.clientX - left));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its points are read with the arrow keys
    <div
      className="chart-live"
      role="group"
      aria-label={`${measureName[chart.measure]} chart. Arrow keys read its points.`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes arrow keys
      tabIndex={0}
      onKeyDown={walk}
      onPointerDown={pointAt}
      onPointerMove={pointAt}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(null)}
      onBlur={() => setActive(null)}
    >
      <GrowthChart chart={chart} size={input.size} label={chartLabel(chart, childName)} chosen={chosen} />
      {point && (
        // Separate from the chart, which does not re-render as the tooltip moves.
        <svg className="chart over" viewBox={`0 0 ${input.size.width} ${input.size.height}`} aria-hidden>
          <ChartTip
            point={point}
            name={chart.sample ? 'Sample data:' : childName}
            plot={chart.plot}
            width={input.size.width}
          />
        </svg>
      )}
      <p className="sr" role="status">
        {point && announcement(point)}
      </p>
    </div>
  );
}

/** Index of the point nearest to an x position; null without points. */
export function nearestPoint(points: readonly Pick<ChartPoint, 'x'>[], x: number): number | null {
  const distances = points.map((point) => Math.abs(point.x - x));
  return distances.length === 0 ? null : distances.indexOf(Math.min(...distances));
}

/** What a screen reader says about a point. */
export function announcement({ words, score }: Pick<ChartPoint, 'words' | 'score'>): string {
  return score?.scored ? `${words.all}, z-score ${zScoreText(score.z)}` : words.all;
}
