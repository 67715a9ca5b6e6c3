import type { WindowOfChild } from './window-of-child.ts';

type Now = { readonly months: number; readonly label: string };
type Props = { windows: readonly WindowOfChild[]; now: Now };

/** Where things stand, in the units of the drawing. Names stand beside the bands, or above them on phones. */
type Layout = {
  readonly width: number;
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly step: number;
  readonly band: number;
  readonly nameX: number;
  /** From the top of a row. */
  readonly nameY: number;
  readonly bandY: number;
};

const wide: Layout = {
  width: 1020,
  start: 220,
  end: 1004,
  top: 30,
  step: 52,
  band: 24,
  nameX: 0,
  nameY: 31,
  bandY: 14,
};
const narrow: Layout = { width: 312, start: 8, end: 304, top: 30, step: 70, band: 22, nameX: 8, nameY: 25, bandY: 34 };

const label = 'Windows of six motor milestones in months; the table below says the same';

/** Bands from the 1st to the 99th percentile, with the days of a child and today. */
export function WindowsChart(props: Props) {
  return (
    <>
      <div className="only-wide">
        <Drawing {...props} layout={wide} />
      </div>
      <div className="only-small">
        <Drawing {...props} layout={narrow} />
      </div>
    </>
  );
}

function Drawing({ windows, now, layout }: Props & { layout: Layout }) {
  const { width, start, end, top, step } = layout;
  const { from, to } = spanOf(windows);
  const bottom = top + windows.length * step + 6;
  const x = (months: number) => start + ((months - from) / (to - from)) * (end - start);
  const ticks = Array.from({ length: (to - from) / TICK + 1 }, (_, n) => from + n * TICK);
  const isNowShown = now.months >= from && now.months <= to;
  return (
    <svg className="win" viewBox={`0 0 ${width} ${bottom + 24}`} role="img" aria-label={label}>
      {ticks.map((months, n) => (
        <g key={months}>
          <path className="gl" d={`M${x(months)} ${top}V${bottom}`} />
          <text
            x={x(months)}
            y={bottom + 18}
            textAnchor={n === 0 ? 'start' : n === ticks.length - 1 ? 'end' : 'middle'}
          >
            {n === ticks.length - 1 ? `${months} mo` : months}
          </text>
        </g>
      ))}
      {isNowShown && (
        <>
          <path className="age" d={`M${x(now.months)} ${top - 4}V${bottom}`} />
          <text className="now" x={within(x(now.months), width)} y={19} textAnchor="middle">
            {now.label}
          </text>
        </>
      )}
      {windows.map((one, row) => (
        <Band key={one.span.milestoneId} one={one} top={top + row * step} x={x} layout={layout} />
      ))}
    </svg>
  );
}

type BandProps = { one: WindowOfChild; top: number; x: (months: number) => number; layout: Layout };

function Band({ one: { span, reading }, top, x, layout }: BandProps) {
  const { band, nameX, nameY, bandY } = layout;
  const y = top + bandY + band / 2;
  return (
    <>
      <text className="nm" x={nameX} y={top + nameY}>
        {span.name}
      </text>
      <rect className="bandw" x={x(span.p1)} y={top + bandY} width={x(span.p99) - x(span.p1)} height={band} rx={6} />
      {'months' in reading && <Mark x={x} y={y} months={reading.months} uncorrected={reading.monthsFromBirth} />}
    </>
  );
}

type MarkProps = { x: (months: number) => number; y: number; months: number; uncorrected: number | null };

function Mark({ x, y, months, uncorrected }: MarkProps) {
  const at = x(months);
  if (uncorrected === null) return <circle className="did" cx={at} cy={y} r={8} />;
  return (
    <>
      <path className="brg" d={`M${at} ${y}H${x(uncorrected)}`} />
      <circle className="cal" cx={x(uncorrected)} cy={y} r={5.5} />
      <path className="crs" d={`M${at - 6} ${y - 6}l12 12M${at + 6} ${y - 6}l-12 12`} />
    </>
  );
}

const TICK = 3;

/** In months: 3 to 18, or as far as the days of the child reach. */
function spanOf(windows: readonly WindowOfChild[]): { from: number; to: number } {
  const months = windows.flatMap(({ reading }) =>
    'months' in reading ? [reading.months, reading.monthsFromBirth ?? reading.months] : [],
  );
  return {
    from: Math.floor(Math.min(TICK, ...months) / TICK) * TICK,
    to: Math.ceil(Math.max(18, ...months) / TICK) * TICK,
  };
}

const HALF_LABEL = 60;

function within(x: number, width: number): number {
  return Math.min(Math.max(x, HALF_LABEL), width - HALF_LABEL);
}
