export type PercentileBarProps = {
  /** 0 to 100; may be a fraction. */
  percentile: number;
  label: string;
};

const marks = [3, 50, 97];

/** x of a percentile as an SVG length, clamped to 0 to 100. */
export function barPosition(percentile: number): string {
  return `${Math.min(100, Math.max(0, percentile))}%`;
}

/** A percentile on a scale with 3rd, 50th and 97th. Drawn in real pixels, so that its digits keep the reader's size. */
export function PercentileBar({ percentile, label }: PercentileBarProps) {
  return (
    <svg className="pbar" width="100%" height="34" role="img" aria-label={label}>
      <rect className="well" x="0" y="7" width="100%" height="8" rx="4" />
      <rect className="band" x="3%" y="7" width="94%" height="8" />
      {marks.map((mark) => (
        <g key={mark}>
          <line className="tick" x1={barPosition(mark)} x2={barPosition(mark)} y1="5" y2="18" />
          <text x={barPosition(mark)} y="21" textAnchor="middle" dominantBaseline="hanging">
            {mark}
          </text>
        </g>
      ))}
      <circle className="at" cx={barPosition(percentile)} cy="11" r="7.5" />
    </svg>
  );
}
